import CircleAlert from 'lucide-react/icons/circle-alert';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../primitives/Button/Button.tsx';
import * as styles from './ErrorPanel.css.ts';

const reload = () => window.location.reload();

/** What stands in the place of a page that failed. */
export const ErrorPanel = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.panel} role="alert">
    <CircleAlert className={styles.icon} size={40} aria-hidden="true" />
    <h1 className={styles.title}>Something went wrong</h1>
    <p className={styles.text}>This page could not be shown. Your rides and payments are safe.</p>
    <div className={styles.actions}>
      <Button variant="primary" onPress={onRetry}>
        Try Again
      </Button>
      <Button onPress={reload}>Reload Page</Button>
    </div>
  </div>
);

export type ErrorBoundaryProps = {
  children: ReactNode;
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** Another value starts afresh: the path, so that another page is not blamed. */
  resetKey?: string;
};

/** Keeps one page's failure from taking the whole window down. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.retry();
  }

  private retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? <ErrorPanel onRetry={this.retry} /> : this.props.children;
  }
}
