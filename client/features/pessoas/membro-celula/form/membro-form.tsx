import { dataOf } from '../../../../kernel/apollo'
import { AdicionarMembros, UsuarioChoicesDocument } from '../../../acesso/usuario'
import { celulaUrls } from '../../celula/urls'
import { useAdicionarMembrosCelulaMutation } from './membro-form.generated'

type Props = { celula: { id: number } }

export function MembroForm({ celula: { id } }: Props) {
  const [adicionar] = useAdicionarMembrosCelulaMutation({ refetchQueries: [UsuarioChoicesDocument] })
  return (
    <AdicionarMembros
      onde="à célula"
      de="desta célula"
      filtro={{ foraDaCelula: String(id) }}
      back={celulaUrls.membros(id)}
      add={async (ids) => dataOf(await adicionar({ variables: { idCelula: String(id), ids } })).adicionarMembrosCelula}
    />
  )
}
