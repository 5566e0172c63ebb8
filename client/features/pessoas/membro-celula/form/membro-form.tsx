import { celulaUrls } from '../../celula/urls'
import { AdicionarMembros } from '../../usuario'
import { useAdicionarMembrosCelulaMutation } from './membro-form.generated'

type Props = { celula: { id: number; idCliente: number } }

export function MembroForm({ celula: { id, idCliente } }: Props) {
  const [adicionar] = useAdicionarMembrosCelulaMutation({ refetchQueries: ['UsuarioChoices'] })
  return (
    <AdicionarMembros
      onde="à célula"
      de="desta célula"
      idCliente={idCliente}
      filtro={{ foraDaCelula: String(id) }}
      back={celulaUrls.membros(id)}
      add={async (ids) => (await adicionar({ variables: { idCelula: String(id), ids } })).data!.adicionarMembrosCelula}
    />
  )
}
