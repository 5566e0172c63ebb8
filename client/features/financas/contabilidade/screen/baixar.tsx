import type { ButtonProps } from '@blueprintjs/core'
import { DownloadButton } from '../../../../kernel/list'

type Props = {
  /** of the API, with its parameters */
  path: string
  /** the file name when the server sends none */
  name: string
  text: string
  /** what is downloaded, for screen readers and the text of a failure: 'os pagamentos em CSV' */
  what: string
} & Pick<ButtonProps, 'intent'>

/** Downloads one of the files for the accountant. */
export const Baixar = ({ what, intent = 'none', ...file }: Props) => (
  <DownloadButton
    {...(intent === 'none' && { variant: 'outlined' })}
    intent={intent}
    aria-label={`Baixar ${what}`}
    failureText={`Não foi possível baixar ${what}.`}
    {...file}
  />
)
