/** The entrepreneur's guide: a PDF file written by the build, not a route. §2 */
export const guideFile = "/oppaat/yrittajan-opas.pdf";
