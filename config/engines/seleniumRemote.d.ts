/** The package's types know the folder, which Node.js does not import without the name of its file. */
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
