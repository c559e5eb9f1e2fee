declare const __BUILD__: { version: string; revision: string };

/** The running build, for the banner on the dashboards. */
export const revision = `Build ${__BUILD__.version} · rev ${__BUILD__.revision}`;
