import { getChurch } from '../apollo/church.js'
import { getPreview } from '../apollo/preview.js'

/**
 * Whether this tab's answers are kept on the device: not what is seen as another person, nor what the platform's
 * administrator reads in a church.
 */
export const keeps = (): boolean => getPreview() === null && getChurch() === null
