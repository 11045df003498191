import { llmsTxt } from "../lib/seo/llms.ts";
import { getSeo } from "../shell/seo";

export async function GET() {
  const { content, address } = await getSeo();
  return new Response(llmsTxt(content, address));
}
