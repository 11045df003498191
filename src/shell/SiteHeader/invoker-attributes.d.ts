import "react";

/** Invoker commands (WHATWG HTML, `command` and `commandfor`), which React passes through and does not type yet. */
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
