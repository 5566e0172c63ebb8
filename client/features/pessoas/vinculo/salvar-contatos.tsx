import { DownloadButton } from '../../../kernel/list'
import { Can } from '../../../kernel/session'

type Props = {
  /** address of the group in the API: '/celulas/7' */
  group: string
  /** 'celula' */
  name: string
  text?: string
}

/** Saves what the people of a group show of themselves to the church, for the phone's address book. */
export function SalvarContatos({ group, name, text = 'Salvar contatos' }: Props) {
  return (
    <Can action="diretorio.ler">
      <DownloadButton
        variant="outlined"
        text={text}
        path={`${group}/vcard`}
        name={`${name}.vcf`}
        failureText="Não foi possível salvar os contatos."
      />
    </Can>
  )
}
