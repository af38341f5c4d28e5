import { render } from '@testing-library/react';
import { useFirstInView } from '../../src/ui/useFirstInView';

const Card = ({ onSeen }: { onSeen: () => void }) => <article ref={useFirstInView(onSeen)} />;

interface Watch {
  readonly threshold: number | undefined;
  readonly show: (intersectionRatio: number) => void;
  stopped: boolean;
}

const watches: Watch[] = [];

/** An observer that reports what the test tells it to. */
class ToldObserver {
  private readonly watch: Watch;
  constructor(
    callback: (entries: readonly { intersectionRatio: number }[]) => void,
    { threshold }: { threshold?: number },
  ) {
    this.watch = { threshold, show: (intersectionRatio) => callback([{ intersectionRatio }]), stopped: true };
    watches.push(this.watch);
  }
  observe() {
    this.watch.stopped = false;
  }
  disconnect() {
    this.watch.stopped = true;
  }
}

afterEach(() => {
  watches.length = 0;
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const watched = () => {
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: ToldObserver, configurable: true });
};

describe('an element that comes into view for the first time', () => {
  it('is reported once, when a quarter of it is visible', () => {
    watched();
    const onSeen = jest.fn();
    render(<Card onSeen={onSeen} />);
    const [watch] = watches;
    expect(watch?.threshold).toBe(0.25);
    watch?.show(0.2);
    expect(onSeen).not.toHaveBeenCalled();
    watch?.show(0.25);
    expect(onSeen).toHaveBeenCalledTimes(1);
    expect(watch?.stopped).toBe(true);
  });

  it('is no longer observed when it is removed', () => {
    watched();
    const { unmount } = render(<Card onSeen={() => undefined} />);
    expect(watches[0]?.stopped).toBe(false);
    unmount();
    expect(watches[0]?.stopped).toBe(true);
  });

  it('is never reported without an observer', () => {
    const onSeen = jest.fn();
    expect(() => render(<Card onSeen={onSeen} />)).not.toThrow();
    expect(onSeen).not.toHaveBeenCalled();
  });
});
