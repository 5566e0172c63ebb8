import { dataOf } from '../../../../../kernel/apollo'
import { AdicionarMembros, UsuarioChoicesDocument } from '../../../../acesso/usuario'
import { eventoUrls } from '../../urls'
import { useAdicionarEsperasEventoMutation, useAdicionarMembrosEventoMutation } from './membro-form.generated'

type Props = { evento: { id: number; dataInicio: string } }

export function MembroForm({ evento: { id, dataInicio } }: Props) {
  const [adicionar] = useAdicionarMembrosEventoMutation({ refetchQueries: [UsuarioChoicesDocument] })
  const [esperar] = useAdicionarEsperasEventoMutation()
  const variables = (ids: string[]) => ({ variables: { idEvento: String(id), ids } })
  const comes = new Date(dataInicio) > new Date()
  return (
    <AdicionarMembros
      onde="ao evento"
      de="deste evento"
      filtro={{ foraDoEvento: String(id) }}
      back={eventoUrls.membros(id)}
      add={async (ids) => dataOf(await adicionar(variables(ids))).adicionarMembrosEvento}
      wait={comes ? async (ids) => dataOf(await esperar(variables(ids))).adicionarEsperasEvento : undefined}
    />
  )
}
