import { expect, it } from "vitest";
import { messagesOf } from "./error-messages.ts";

it("of two errors, one of which Node hides behind the other, both are told", () => {
  const act = () => {
    using _ = {
      [Symbol.dispose]() {
        throw new Error("the folder cannot be deleted");
      },
    };
    throw new Error("the build failed");
  };
  expect(() => act()).toThrow(
    expect.toSatisfy((error) => messagesOf(error) === "the build failed\nthe folder cannot be deleted"),
  );
});
