import { screen, within } from '@testing-library/react';
import { openPortal } from '../support/journey';
import type { AnswersByCall } from '../support/overrideAnswer';

beforeEach(() => {
  jest.useFakeTimers();
});

const many = <Entry,>(entry: Entry): readonly Entry[] => Array.from({ length: 10_000 }, () => entry);

const everyBlock = (answer: unknown): AnswersByCall => ({
  mandateItems: answer,
  digitalConsent: answer,
  digitalAcceptance: answer,
  willItems: answer,
  recommendations: answer,
  manageDetails: answer,
});

const blockNames = ['Outstanding actions', 'Recommended for you', 'Manage your details'];

const shownBlocks = () => blockNames.filter((name) => screen.queryByRole('region', { name }) !== null);

describe('The blocks of the overview', () => {
  // Rule `outstanding.hidden`.
  it.each([
    ['null', null],
    [
      'objects where lists are due, and lists where objects are',
      { outstandingItems: {}, pendingConsentCount: [], recommendations: {}, Details: { Description: 'x' } },
    ],
    [
      'lists of anything but entries',
      { outstandingItems: [null, 1, 'x', []], recommendations: [null, 'x'], nextBestOffer: 7, Details: [null, [null]] },
    ],
  ])('are absent if every answer is %s, and the tiles stay', async (_, answer) => {
    const portal = await openPortal({ answers: everyBlock(answer) });
    expect(shownBlocks()).toEqual([]);
    expect(portal.tile('bank')).toBeInTheDocument();
    expect(portal.crashes).toEqual([]);
    expect(portal.reported().filter((message) => message.startsWith('An unforeseen failure'))).toEqual([]);
    expect(portal.reported().filter((message) => /outstanding|consent|acceptance|will/i.test(message))).toEqual([]);
  });

  // Rule `answer.none`.
  it.each([
    [{ manageDetails: { Details: { Description: 'x' } } }, 'There was an issue fetching Manage Your Details summary'],
    [
      { recommendations: { recommendations: [], nextBestOffer: {} } },
      'There was an issue fetching the recommended products',
    ],
  ])('are a failure with a record if the answer is %j', async (answers, message) => {
    const portal = await openPortal({ answers });
    expect(portal.reported()).toContain(message);
  });

  it('work with ten thousand entries each, duplicates among them', async () => {
    const portal = await openPortal({
      answers: {
        mandateItems: { outstandingItems: many({ itemContentFragmentUrl: '/portfolio/outstanding/device-mandate' }) },
        willItems: many({ itemContentFragmentUrl: '/portfolio/outstanding/will-review', redirectUrl: '/portal/wills' }),
        recommendations: {
          recommendations: [],
          nextBestOffer: many({ title: 'Twice', googleAnalyticsMessageId: '1' }),
        },
        manageDetails: { Details: many({ Description: 'Twice', Link: '/twice' }) },
      },
    });
    expect(shownBlocks()).toEqual(blockNames);
    expect(within(screen.getByRole('region', { name: 'Recommended for you' })).getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('Page 1 of 6,667')).toBeInTheDocument();
    expect(screen.getByText('Page 1 of 2,500')).toBeInTheDocument();
    expect(portal.calls().filter((call) => call === 'fragment').length).toBeLessThan(8);
    expect(portal.crashes).toEqual([]);
  });

  // Rule `overview.blocks`.
  it('wait for no other block: one that never answers leaves the rest as it is', async () => {
    const portal = await openPortal({ faults: 'mandateItems:late,recommendations:hang' });
    expect(shownBlocks()).toEqual(['Manage your details']);
    await portal.pass(1_000);
    expect(shownBlocks()).toEqual(['Outstanding actions', 'Manage your details']);
    const actions = screen.getByRole('region', { name: 'Outstanding actions' });
    expect(within(actions).getAllByRole('listitem')).not.toHaveLength(0);
    await portal.pass(54_000);
    await portal.settle();
    expect(within(actions).getByRole('button', { name: 'Go to page 2 of 2' })).toBeInTheDocument();
  });
});
