export { RichText } from './rich-text'
export { RichTextField } from './rich-text-field'
