import { Component, type ReactNode } from 'react';
import { Alert } from '../ui/Alert';

/** Stands in for content that cannot be shown; read where it stands. */
export const ContentUnavailable = () => (
  <Alert>
    <span>Unable to load content.</span>
  </Alert>
);

/** Keeps a fragment that cannot be rendered from taking the screen down; React reports what it caught. */
export class ContentBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ContentUnavailable /> : this.props.children;
  }
}
