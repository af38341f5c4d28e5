import { Carousel } from 'react-responsive-carousel';

/** The mandatory carousel, in its own chunk as in the portal. */
export default function FloorCarousel({ names }: { names: readonly string[] }) {
  return (
    <Carousel showArrows={false} showStatus={false} showThumbs={false}>
      {names.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>
  );
}
