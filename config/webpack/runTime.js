// What webpack's run time needs to know of the page, to add further scripts to it: the nonce of the first one, without which
// none runs, and where the server puts them, which the build does not know.
__webpack_nonce__ = document.currentScript.nonce;
__webpack_public_path__ = window.publicPath;
