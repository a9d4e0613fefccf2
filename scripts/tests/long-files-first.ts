import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long for their size: tests that wait, or one test for many pages. */
const longFiles =
  /\/(pages\.browser|concurrent-orders|downloads-memory|contract|contract-year|address-secrecy|killed-functions|hostile|frozen-firestore)\.test\.tsx?$/;

/**
 * Runs long files before the others of their group. On a fresh clone Vitest knows no durations and runs large files first; a long one that
 * starts last keeps one worker busy while the others have ended.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      2 * project.config.sequence.groupOrder + (longFiles.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
