export { type ProductTileName, tileHeadings, tileNames } from '../contract/tileNames';
