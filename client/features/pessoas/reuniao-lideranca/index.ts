export type { MeetingParts } from './parts'
