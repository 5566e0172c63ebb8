import { AdicionarMembros } from '../../../usuario'
import { eventoUrls } from '../../urls'
import { useAdicionarMembrosEventoMutation } from './membro-form.generated'

type Props = { evento: { id: number; idCliente: number } }

export function MembroForm({ evento: { id, idCliente } }: Props) {
  const [adicionar] = useAdicionarMembrosEventoMutation({ refetchQueries: ['UsuarioChoices'] })
  return (
    <AdicionarMembros
      onde="ao evento"
      de="deste evento"
      idCliente={idCliente}
      filtro={{ foraDoEvento: String(id) }}
      back={eventoUrls.membros(id)}
      add={async (ids) => (await adicionar({ variables: { idEvento: String(id), ids } })).data!.adicionarMembrosEvento}
    />
  )
}
