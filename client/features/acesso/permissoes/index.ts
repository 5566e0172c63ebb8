export { ActionChoice } from './action-choice'
export { GroupedChoice } from './grouped-choice'
