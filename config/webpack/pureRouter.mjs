/**
 * Changes react-router's production file so that unused parts can be removed: its components' display names, which are
 * for developer tools, keep references to them, and so do calls that a bundler cannot know to have no effect. A test
 * pins the package's version, because this depends on that version's text. Lines stay where they are.
 * @param {string} source the text of react-router's production file
 * @returns {string}
 */
export default function pureRouter(source) {
  return source
    .replace(/^\s*[\w$]+\.displayName = "[^"]*";/gm, '')
    .replace(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ');
}
