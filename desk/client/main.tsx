import { createRoot } from "react-dom/client";
import "../../src/styles/layers.css";
import "../../src/styles/fonts.css";
import "./base.css";
import "./desk.css";
import "./sheet.css";
import "./narrow.css";
import "./form.css";
import { App } from "./App.tsx";

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
