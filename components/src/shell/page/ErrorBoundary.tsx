import CircleAlert from 'lucide-react/icons/circle-alert';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as styles from './ErrorPanel.css.ts';

const reload = () => window.location.reload();

/** Shown instead of a page that failed to render. */
const ErrorPanel = ({ onRetry }: { onRetry: () => void }) => {
  const t = useText(shell);
  return (
    <div className={styles.panel} role="alert">
      <CircleAlert className={styles.icon} size={40} aria-hidden="true" />
      <h1 className={styles.title}>{t('errorTitle')}</h1>
      <p className={styles.text}>{t('errorText')}</p>
      <div className={styles.actions}>
        <Button variant="primary" onPress={onRetry}>
          {t('tryAgain')}
        </Button>
        <Button onPress={reload}>{t('reloadPage')}</Button>
      </div>
    </div>
  );
};

export type ErrorBoundaryProps = {
  children: ReactNode;
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** A new value clears the error, for example the path of the next page. */
  resetKey?: string;
};

/** Limits a rendering error to the page in which it occurs. */
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

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPanel onRetry={this.retry} /> : this.props.children;
  }
}
