import { monthNames } from '../../../../../schema/rules/dates'
import { phoneText } from '../../../../kernel/links'
import { type Column, DownloadButton } from '../../../../kernel/list'
import { Avatar } from '../../../../kernel/ui'
import type { ContatosQuery } from './contatos.generated'
import styles from './contatos.module.css'
import { Falar } from './falar'

export type Contato = ContatosQuery['diretorio']['nodes'][number] & { id: number; idCliente: number }

/** '12-25' as '25 de dezembro' */
export function diaEMes(aniversario: string): string {
  const [mes, dia] = aniversario.split('-').map(Number) as [number, number]
  return `${dia === 1 ? '1º' : dia} de ${monthNames[mes - 1]}`
}

export const columns: Column<Contato, 'name'>[] = [
  {
    id: 'name',
    title: 'Nome',
    // on a phone this is the whole line
    cell: ({ name, telefone, email, aniversario }) => (
      <span className={styles.person}>
        <Avatar name={name} size={32} />
        <span className={styles.name}>
          {name}
          {aniversario && <small>{diaEMes(aniversario)}</small>}
        </span>
        <span className={styles.onPhone}>
          <Falar name={name} telefone={telefone} email={email} />
        </span>
      </span>
    ),
  },
  { id: 'telefone', title: 'Telefone', cell: ({ telefone }) => phoneText(telefone) },
  { id: 'email', title: 'E-mail', cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a> },
  {
    id: 'aniversario',
    title: 'Aniversário',
    cell: ({ aniversario }) => aniversario && diaEMes(aniversario),
  },
  {
    id: 'salvar',
    title: 'Salvar',
    cell: ({ uuid, name }) => (
      <DownloadButton
        variant="minimal"
        aria-label={`Salvar o contato de ${name}`}
        path={`/user/${uuid}/vcard`}
        name="contato.vcf"
        failureText="Não foi possível salvar o contato."
      />
    ),
  },
]
