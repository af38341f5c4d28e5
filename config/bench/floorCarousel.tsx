import { Carousel } from 'react-responsive-carousel';

/** The fixed carousel, in a chunk of its own as in the portal. */
export default function FloorCarousel({ names }: { names: readonly string[] }) {
  return (
    <Carousel showArrows={false} showStatus={false} showThumbs={false}>
      {names.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>
  );
}
