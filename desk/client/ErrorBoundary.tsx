import { Component, type ReactNode } from "react";
import texts from "./words.json" with { type: "json" };

/** Shows words and a way on instead of an empty page when a part of the desk fails. What was typed is on the desk's side. */
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
