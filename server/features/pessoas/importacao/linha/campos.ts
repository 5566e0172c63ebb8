import { bareWord } from '../../../../kernel/work/tables/titles.js'

/** Fields of a person that a file may fill, each with its label on screen and the usual names of its column. */
const campos = {
  name: ['Nome', 'name nome nomes nomecompleto nomedomembro nomemembro membro pessoa fullname firstname primeironome'],
  email: ['E-mail', 'email mail emailpessoal enderecodeemail correioeletronico emailaddress homeemail'],
  telefoneUsuario: [
    'Telefone',
    'telefoneusuario telefone celular whatsapp fone tel cel telefonecelular telefone1 numerodetelefone contato phone mobile mobilephone mobilephonenumber cellphone phonenumber',
  ],
  cpf: ['CPF', 'cpf numerodocpf cpfdomembro cpfmembro'],
  dataNascimento: [
    'Data de nascimento',
    'datanascimento datadenascimento datadonascimento nascimento datanasc dtnascimento dtnasc aniversario birthdate birthday dateofbirth dob',
  ],
  sexo: ['Sexo', 'sexo genero gender sex'],
  estadoCivil: ['Estado civil', 'estadocivil maritalstatus'],
  cep: ['CEP', 'cep codigopostal zip zipcode postalcode homezip'],
  endereco: ['Endereço', 'endereco rua logradouro address address1 street streetaddress homestreet'],
  numero: ['Número', 'numero num n numerodacasa'],
  complemento: ['Complemento', 'complemento compl address2'],
  bairro: ['Bairro', 'bairro'],
  cidade: ['Cidade', 'cidade municipio city homecity'],
  uf: ['Estado', 'uf estado state homestate'],
  dataConversao: ['Data de conversão', 'dataconversao datadeconversao datadaconversao conversao dtconversao'],
  dataBatismo: ['Data de batismo', 'databatismo datadebatismo datadobatismo batismo dtbatismo baptismdate'],
  recemConvertido: ['Recém-convertido', 'recemconvertido novoconvertido'],
  usuarioAtivo: ['Ativo', 'usuarioativo ativo situacao status'],
  observacoes: ['Observações', 'observacoes observacao obs anotacoes notes note'],
} as const

/** Titles that name people only where no other column does: beside one, they mostly say whether somebody is a member. */
export const weakNames = new Set(['membro', 'pessoa'])

/** Columns with further telephone numbers, which go to the notes. */
export const otherTelefones = new Set(
  'telefone2 telefone3 celular1 celular2 celular3 telefonecelular2 fone2 foneresidencial telefoneresidencial residencial telresidencial fonefixo telefonefixo fixo fonecomercial telefonecomercial telcomercial comercial fonerecado telefonerecado telefonederecado telefonederecados telefonedotrabalho telefonetrabalho whatsapp2 homephone homephonenumber workphone workphonenumber phone2 otherphone'.split(
    ' ',
  ),
)

/** The fields that several columns may fill. */
export const fromSeveralColumns: ReadonlySet<Field> = new Set(['name', 'telefoneUsuario'])

/** Columns that continue the name. */
export const sobrenomes = new Set(
  'sobrenome sobrenomes ultimonome nomedomeio lastname surname familyname middlename'.split(' '),
)

export type Field = keyof typeof campos

export const fieldNames = Object.keys(campos) as [Field, ...Field[]]

export const labelOf = (campo: Field): string => campos[campo][0]

/** Whether a file may fill a field. `perfil`, for example, may not be filled. */
export const isField = (name: string): name is Field => Object.hasOwn(campos, name)

/** The field that a title names, as bareWord gives it. */
export const fieldByName = new Map(
  fieldNames.flatMap((campo) => campos[campo][1].split(' ').map((name) => [name, campo] as const)),
)

/** How many of these cells are titles that people's lists use. */
export const knownTitles = (cells: readonly string[]): number =>
  new Set(
    cells.map(bareWord).filter((word) => fieldByName.has(word) || sobrenomes.has(word) || otherTelefones.has(word)),
  ).size
