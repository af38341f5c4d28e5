import { lazy, Suspense } from 'react';
import { BannersRoom } from '../features/banners/BannersRoom';
import { OutstandingRoom } from '../features/outstanding/OutstandingRoom';
import { ErrorReference } from '../notices';
import { Alert } from '../ui/Alert';
import { Boundary } from '../ui/Boundary';
import { Products, ProductsLoading } from './Products';
import { ReloadButton } from './ReloadButton';
import { ScreenHeading, type ScreenProps } from './ScreenHeading';

// What is not a product travels in a chunk of its own, so that the tiles need not wait for it.
const loadBlocks = () => import(/* webpackChunkName: "overview-blocks" */ './OverviewBlocks');
const BlocksBefore = lazy(async () => ({ default: (await loadBlocks()).BlocksBefore }));
const BlocksAfter = lazy(async () => ({ default: (await loadBlocks()).BlocksAfter }));

// Each block has a boundary of its own; here the script that holds them all could not be had.
const blocksFailed = (reference: string | undefined) => (
  <Alert>
    <p>A part of this page could not be loaded.</p>
    <ReloadButton />
    <ErrorReference reference={reference} />
  </Alert>
);

/** The portfolio overview (spec section 2). */
export const PortfolioOverview = ({ arrived }: ScreenProps) => (
  <>
    <ScreenHeading text="Portfolio overview" arrived={arrived}>
      <ProductsLoading />
    </ScreenHeading>
    <Boundary fallback={blocksFailed}>
      <Suspense
        fallback={
          <>
            <BannersRoom />
            <OutstandingRoom instead />
          </>
        }
      >
        <BlocksBefore />
      </Suspense>
    </Boundary>
    <Products screen="portfolio" />
    <Boundary fallback={null}>
      <Suspense fallback={null}>
        <BlocksAfter />
      </Suspense>
    </Boundary>
  </>
);
