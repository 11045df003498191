import { Component, type ReactNode } from "react";
import texts from "./words.json" with { type: "json" };

/**
 * Shows a message and a button instead of an empty page if a component of the desk throws. Nothing is lost,
 * because the server has the drafts.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="page p-5" role="alert">
        <h1>{texts.crashed}</h1>
        <p className="lead">{texts.crashedHelp}</p>
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          Deschide din nou
        </button>
      </div>
    );
  }
}
