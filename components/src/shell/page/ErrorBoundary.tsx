import CircleAlert from 'lucide-react/icons/circle-alert';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { productName } from '../../intl/product-name.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as styles from './ErrorPanel.css.ts';

const reload = () => window.location.reload();

/** A part such as a dialog has its panel at the end of the page. */
const bringIntoView = (panel: HTMLElement | null) => panel?.scrollIntoView?.({ block: 'nearest' });

type ErrorPanelProps = { isUnreachable: boolean | undefined; onRetry: () => void };

/** Shown instead of a page that failed to render, or that could not be fetched. */
const ErrorPanel = ({ isUnreachable, onRetry }: ErrorPanelProps) => {
  const t = useText(shell);
  return (
    <div ref={bringIntoView} className={styles.panel} role="alert">
      <CircleAlert className={styles.icon} size={40} aria-hidden="true" />
      <h1 className={styles.title}>{t('errorTitle')}</h1>
      <p className={styles.text}>
        {t(isUnreachable ? 'unreachable' : 'errorText', { product: productName })}
      </p>
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
  /** Whether the error means that the server is away and the page loads again by itself once it answers. */
  isUnreachable?: (error: unknown) => boolean;
  /** A new value clears the error, for example the path of the next page. */
  resetKey?: string;
};

/** Limits a rendering error to the page in which it occurs. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failure && resetKey !== this.props.resetKey) this.retry();
  }

  private retry = () => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    const { isUnreachable, children } = this.props;
    return failure ? (
      <ErrorPanel isUnreachable={isUnreachable?.(failure.error)} onRetry={this.retry} />
    ) : (
      children
    );
  }
}
