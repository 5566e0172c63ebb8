import { dataOf } from '../../../../../kernel/apollo'
import { AdicionarMembros, UsuarioChoicesDocument } from '../../../../acesso/usuario'
import { eventoUrls } from '../../urls'
import { useAdicionarMembrosEventoMutation } from './membro-form.generated'

type Props = { evento: { id: number; idCliente: number } }

export function MembroForm({ evento: { id, idCliente } }: Props) {
  const [adicionar] = useAdicionarMembrosEventoMutation({ refetchQueries: [UsuarioChoicesDocument] })
  return (
    <AdicionarMembros
      onde="ao evento"
      de="deste evento"
      idCliente={idCliente}
      filtro={{ foraDoEvento: String(id) }}
      back={eventoUrls.membros(id)}
      add={async (ids) => dataOf(await adicionar({ variables: { idEvento: String(id), ids } })).adicionarMembrosEvento}
    />
  )
}
