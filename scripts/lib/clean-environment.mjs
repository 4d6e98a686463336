const own =
  /^(KINDRED_|NEXTAUTH_)|^(PORT|WEB_PORT|HOST|PUBLIC_URL|API_ORIGIN|SMTP_URL|TRUSTED_PROXIES|NODE_ENV|LOG_LEVEL)$/

/** The environment without what configures Kindred: tests and measurements must not depend on the caller's settings. */
export function cleanEnvironment(environment = process.env) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !own.test(name)))
}
