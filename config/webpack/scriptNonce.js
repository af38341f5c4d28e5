// The scripts that webpack's run time adds to the page have the nonce of the first one, without which none runs.
__webpack_nonce__ = document.currentScript.nonce;
