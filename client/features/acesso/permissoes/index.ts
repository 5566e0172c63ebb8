export { ActionChoice } from './action-choice'
