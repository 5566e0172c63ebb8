import '@fontsource-variable/inter/wght.css'
import '@blueprintjs/core/lib/css/blueprint.css'
import './tokens.css'
import './base.css'

export { useThemeOfPage } from './page'
