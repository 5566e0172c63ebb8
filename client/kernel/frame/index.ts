export { Frame } from './frame'
export { allowedMenu, type MenuGroup, type MenuItem } from './menu'
