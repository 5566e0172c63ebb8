import { cpf as cpfFormat } from 'cpf-cnpj-validator'
import { listarUsuariosInput } from '../../../../schema/rules/acesso/usuario.input.js'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { type ExportColumn, writtenPhone } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { withSignUpDay } from '../cliente/index.js'
import { perfilName } from '../nivel-usuario/index.js'
import type { UsuarioRow } from './usuario.queries.js'
import { filterActions } from './usuario.rules.js'
import { listVisible } from './usuario.usecases.js'

type Row = UsuarioRow & { nomePerfil: string; diaDoCadastro: DateOnly }

const yesNo = (value: number): string => (value === 1 ? 'Sim' : 'Não')

/** Numbers of people as formatted text, because spreadsheets drop leading zeros of plain digits. */
const written = {
  cpf: (digits: string) => cpfFormat.format(digits),
  cep: (digits: string) => digits.replace(/^(\d{5})(\d{3})$/, '$1-$2'),
}

const columns: ExportColumn<Row>[] = [
  { title: 'Nome', width: 32, value: (row) => row.name },
  { title: 'E-mail', width: 32, value: (row) => row.email },
  { title: 'Telefone', width: 16, value: (row) => row.telefoneUsuario && writtenPhone(row.telefoneUsuario) },
  { title: 'Perfil', width: 24, value: (row) => row.nomePerfil },
  { title: 'Status', width: 10, value: (row) => (row.usuarioAtivo === 1 ? 'Ativo' : 'Inativo') },
  { title: 'Recém-convertido', width: 18, value: (row) => yesNo(row.recemConvertido) },
  { title: 'CPF', width: 14, value: (row) => row.cpf && written.cpf(row.cpf) },
  { title: 'Nascimento', kind: 'date', value: (row) => row.dataNascimento },
  { title: 'Sexo', width: 11, value: (row) => row.sexo },
  { title: 'Estado civil', width: 14, value: (row) => row.estadoCivil },
  { title: 'CEP', width: 10, value: (row) => row.cep && written.cep(row.cep) },
  { title: 'Endereço', width: 32, value: (row) => row.endereco },
  { title: 'Número', width: 10, value: (row) => row.numero },
  { title: 'Complemento', value: (row) => row.complemento },
  { title: 'Bairro', value: (row) => row.bairro },
  { title: 'Cidade', value: (row) => row.cidade },
  { title: 'UF', width: 5, value: (row) => row.uf },
  { title: 'Conversão', kind: 'date', value: (row) => row.dataConversao },
  { title: 'Batismo', kind: 'date', value: (row) => row.dataBatismo },
  { title: 'Observações', width: 40, value: (row) => row.observacoes },
  {
    title: 'Aniversário, sem o ano',
    width: 22,
    value: (row) => row.aniversario?.split('-').reverse().join('/') ?? null,
  },
  { title: 'Cadastro', kind: 'date', value: (row) => row.diaDoCadastro },
]

export const exportUsuarios = exportCase({
  action: 'usuario.exportar',
  name: 'pessoas',
  input: listarUsuariosInput,
  also: filterActions,
  columns,
  async rows(work, input) {
    const rows = await withSignUpDay(work.ctx, (await listVisible(work, input)).rows)
    const names = new Map<string, string>()
    const keyOf = ({ idCliente, perfil }: UsuarioRow) => `${idCliente} ${perfil}`
    for (const row of rows)
      if (!names.has(keyOf(row))) names.set(keyOf(row), await perfilName(work.ctx, row.idCliente, row.perfil))
    return rows.map((row) => ({ ...row, nomePerfil: names.get(keyOf(row)) ?? '' }))
  },
})
