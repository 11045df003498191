import { useContext, useState } from "react";
import { type ApiError, upload } from "../api.ts";
import { type ControlProps, Trouble } from "../parts.tsx";
import words from "../words.json" with { type: "json" };
import { FormContext } from "./form-context.ts";

/**
 * The control for a photograph. It shows the picture and uploads a chosen file at once. The name of the
 * uploaded file is the value of the field, and is saved with the document.
 */
export function PhotoField({ value, onChange, ...rest }: ControlProps) {
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState("");
  const file = String(value);
  const { pagesOrigin } = useContext(FormContext);

  async function send(chosen: File | undefined) {
    if (!chosen) return;
    setTrouble("");
    setSaid(words.sending);
    try {
      onChange((await upload(chosen)).file);
      setSaid(words.received);
    } catch (error) {
      setSaid("");
      setTrouble((error as ApiError).message);
    }
  }

  return (
    <>
      {/* Another field of the row describes the picture, so a general `alt` text is enough. */}
      {file && (
        <img
          className="photo d-block mb-2 rounded"
          src={`${pagesOrigin}/fotografii/${file}`}
          alt={words.photo}
        />
      )}
      <input
        {...rest}
        type="file"
        accept="image/*"
        className="form-control"
        onChange={({ target }) => send(target.files?.[0])}
      />
      <p role="status" className="mb-0">
        {said}
      </p>
      <Trouble words={trouble} />
    </>
  );
}
