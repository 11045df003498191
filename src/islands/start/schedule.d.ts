/** The clinic's schedule, put in by the build (scripts/build/schedule-module.ts). */
declare module "virtual:schedule" {
  const schedule: import("../../lib/open-now.ts").Schedule;
  export default schedule;
}
