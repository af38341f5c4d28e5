/**
 * Changes react-router's production file so that unused parts can be removed: its components' display names, which are
 * for developer tools, keep references to them, and so do calls that a bundler cannot know to have no effect, values
 * that it looks up by a computed name, and what is assigned to a class after its body. A test pins the package's
 * version, because this depends on that version's text. Lines stay where they are.
 * @param {string} source the text of react-router's production file
 * @returns {string}
 */
export default function pureRouter(source) {
  return source
    .replace(/^\s*[\w$]+\.displayName = "[^"]*";/gm, '')
    .replace(/^(var ([\w$]+) = class [^{]*\{)(.*?^)\2\.contextType = ([\w$]+);/gms, '$1 static contextType = $4;$3')
    .replace(/(?<== )(React\d*\[[\w$]+\]);/g, '/* @__PURE__ */ (() => $1)();')
    .replace(
      /(?<=^var [\w$]+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\(|Symbol\(|new \w+\(|Object\.)/gm,
      '/* @__PURE__ */ ',
    );
}
