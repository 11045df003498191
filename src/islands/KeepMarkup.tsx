import { Component, type ReactNode } from "react";

/**
 * Wraps what an island adds to the server's markup, never the markup itself: when it fails, React takes away the
 * addition alone, and the page goes on as it would without script.
 */
export class KeepMarkup extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
