export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateOnly: { input: string; output: string; }
  DateTime: { input: string; output: string; }
  Decimal: { input: string; output: string; }
  Upload: { input: File; output: File; }
};

export type CadastroInput = {
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  nomeIgreja: Scalars['String']['input'];
};

export type Direcao =
  | 'ASC'
  | 'DESC';

export type DoisFatoresPreparo = {
  __typename?: 'DoisFatoresPreparo';
  qrCode: Scalars['String']['output'];
  segredo: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

export type EmailSaida = {
  __typename?: 'EmailSaida';
  assunto: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  enviadoEm?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['Int']['output'];
  idCliente: Scalars['Int']['output'];
  para: Scalars['String']['output'];
  situacao: Scalars['String']['output'];
  texto: Scalars['String']['output'];
  uuid: Scalars['ID']['output'];
};

export type EmailSaidaPage = {
  __typename?: 'EmailSaidaPage';
  nodes: Array<EmailSaida>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type EntrarInput = {
  /** TOTP or recovery code; asked for by error code TWO_FACTOR_REQUIRED */
  codigo?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type Eu = {
  __typename?: 'Eu';
  /** names of the actions of the table that I may do, e.g. 'patrimonio.escrever' */
  acoes: Array<Scalars['String']['output']>;
  doisFatores: Scalars['Boolean']['output'];
  email?: Maybe<Scalars['String']['output']>;
  fotoUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  idCliente: Scalars['Int']['output'];
  igreja: Igreja;
  name: Scalars['String']['output'];
  nomePerfil: Scalars['String']['output'];
  perfil: Scalars['Int']['output'];
  telefoneUsuario?: Maybe<Scalars['String']['output']>;
  uuid: Scalars['ID']['output'];
};

export type Igreja = {
  __typename?: 'Igreja';
  fusoHorario: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  nome: Scalars['String']['output'];
  uuid: Scalars['ID']['output'];
};

/** situacao: 'previa' | 'gravada' | 'desfeita' */
export type Importacao = {
  __typename?: 'Importacao';
  colunas: Array<Scalars['String']['output']>;
  comErro: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  desfeitaEm?: Maybe<Scalars['DateTime']['output']>;
  duplicadas: Scalars['Int']['output'];
  formato: Scalars['String']['output'];
  gravadaEm?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['Int']['output'];
  linhas: ImportacaoLinhaPage;
  /** column of the file -> field of the person */
  mapeamento: Array<ImportacaoColuna>;
  nomeArquivo: Scalars['String']['output'];
  situacao: Scalars['String']['output'];
  totalLinhas: Scalars['Int']['output'];
  uuid: Scalars['ID']['output'];
  validas: Scalars['Int']['output'];
};


/** situacao: 'previa' | 'gravada' | 'desfeita' */
export type ImportacaoLinhasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  somente?: InputMaybe<Scalars['String']['input']>;
};

export type ImportacaoColuna = {
  __typename?: 'ImportacaoColuna';
  campo?: Maybe<Scalars['String']['output']>;
  coluna: Scalars['String']['output'];
};

export type ImportacaoColunaInput = {
  campo?: InputMaybe<Scalars['String']['input']>;
  coluna: Scalars['String']['input'];
};

/** situacao: 'valida' | 'erro' | 'duplicada' */
export type ImportacaoLinha = {
  __typename?: 'ImportacaoLinha';
  cpf?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  erros: Array<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  numero: Scalars['Int']['output'];
  situacao: Scalars['String']['output'];
  telefoneUsuario?: Maybe<Scalars['String']['output']>;
};

export type ImportacaoLinhaPage = {
  __typename?: 'ImportacaoLinhaPage';
  nodes: Array<ImportacaoLinha>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type LinhaDoTempo = {
  __typename?: 'LinhaDoTempo';
  data: Scalars['DateTime']['output'];
  descricao?: Maybe<Scalars['String']['output']>;
  tipo: Scalars['String']['output'];
  titulo: Scalars['String']['output'];
};

export type Mensagem = {
  __typename?: 'Mensagem';
  message: Scalars['String']['output'];
};

export type MeuPerfilInput = {
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  telefoneUsuario?: InputMaybe<Scalars['String']['input']>;
  versao?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  alterarMinhaSenha: Mensagem;
  /** answers the recovery codes, shown once */
  ativarDoisFatores: Array<Scalars['String']['output']>;
  atualizarMeuPerfil: Eu;
  atualizarNivelUsuario: NivelUsuario;
  atualizarPatrimonio: Patrimonio;
  atualizarTipoPatrimonio: TipoPatrimonio;
  atualizarUsuario: Usuario;
  cadastrarIgreja: Mensagem;
  criarPatrimonio: Patrimonio;
  criarTipoPatrimonio: TipoPatrimonio;
  criarTokenApi: TokenApiCriado;
  criarUsuario: Usuario;
  desativarDoisFatores: Mensagem;
  desfazerImportacao: Importacao;
  encerrarOutrasSessoes: Mensagem;
  encerrarSessao: Mensagem;
  entrar: SessaoAberta;
  enviarFotoPatrimonio: Patrimonio;
  enviarFotoUsuario: Usuario;
  enviarLinkSenha: Mensagem;
  excluirPatrimonio: Mensagem;
  excluirTipoPatrimonio: Mensagem;
  excluirUsuario: Mensagem;
  gravarImportacao: Importacao;
  prepararDoisFatores: DoisFatoresPreparo;
  prepararImportacao: Importacao;
  redefinirSenha: Mensagem;
  remapearImportacao: Importacao;
  restaurarPatrimonio: Patrimonio;
  restaurarTipoPatrimonio: TipoPatrimonio;
  restaurarUsuario: Usuario;
  revogarTokenApi: TokenApi;
  sair: Mensagem;
  solicitarRecuperacaoSenha: Mensagem;
};


export type MutationAlterarMinhaSenhaArgs = {
  atual: Scalars['String']['input'];
  nova: Scalars['String']['input'];
};


export type MutationAtivarDoisFatoresArgs = {
  codigo: Scalars['String']['input'];
};


export type MutationAtualizarMeuPerfilArgs = {
  input: MeuPerfilInput;
};


export type MutationAtualizarNivelUsuarioArgs = {
  nome: Scalars['String']['input'];
  perfil: Scalars['Int']['input'];
};


export type MutationAtualizarPatrimonioArgs = {
  id: Scalars['ID']['input'];
  input: PatrimonioInput;
};


export type MutationAtualizarTipoPatrimonioArgs = {
  id: Scalars['ID']['input'];
  input: TipoPatrimonioInput;
};


export type MutationAtualizarUsuarioArgs = {
  id: Scalars['ID']['input'];
  input: UsuarioInput;
};


export type MutationCadastrarIgrejaArgs = {
  input: CadastroInput;
};


export type MutationCriarPatrimonioArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: PatrimonioInput;
};


export type MutationCriarTipoPatrimonioArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: TipoPatrimonioInput;
};


export type MutationCriarTokenApiArgs = {
  escopos: Array<Scalars['String']['input']>;
  expiraEm?: InputMaybe<Scalars['DateOnly']['input']>;
  nome: Scalars['String']['input'];
};


export type MutationCriarUsuarioArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: UsuarioInput;
};


export type MutationDesativarDoisFatoresArgs = {
  codigo: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationDesfazerImportacaoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEncerrarSessaoArgs = {
  uuid: Scalars['ID']['input'];
};


export type MutationEntrarArgs = {
  input: EntrarInput;
};


export type MutationEnviarFotoPatrimonioArgs = {
  arquivo: Scalars['Upload']['input'];
  id: Scalars['ID']['input'];
};


export type MutationEnviarFotoUsuarioArgs = {
  arquivo: Scalars['Upload']['input'];
  id: Scalars['ID']['input'];
};


export type MutationEnviarLinkSenhaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirTipoPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirUsuarioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationGravarImportacaoArgs = {
  id: Scalars['ID']['input'];
  ignorarDuplicadas?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationPrepararDoisFatoresArgs = {
  password: Scalars['String']['input'];
};


export type MutationPrepararImportacaoArgs = {
  arquivo: Scalars['Upload']['input'];
  mapeamento?: InputMaybe<Array<ImportacaoColunaInput>>;
};


export type MutationRedefinirSenhaArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationRemapearImportacaoArgs = {
  id: Scalars['ID']['input'];
  mapeamento: Array<ImportacaoColunaInput>;
};


export type MutationRestaurarPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarTipoPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarUsuarioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevogarTokenApiArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSolicitarRecuperacaoSenhaArgs = {
  email: Scalars['String']['input'];
};

export type NivelUsuario = {
  __typename?: 'NivelUsuario';
  acoes: Array<Scalars['String']['output']>;
  nome: Scalars['String']['output'];
  nomePadrao: Scalars['String']['output'];
  perfil: Scalars['Int']['output'];
  quantidadeUsuarios: Scalars['Int']['output'];
  resumo: Scalars['String']['output'];
};

export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type Patrimonio = {
  __typename?: 'Patrimonio';
  acoesPermitidas: Array<Scalars['String']['output']>;
  codigoPatrimonio: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  dataAquisicaoPatrimonio?: Maybe<Scalars['DateOnly']['output']>;
  dataNotaFiscalPatrimonio?: Maybe<Scalars['DateOnly']['output']>;
  descricaoPatrimonio?: Maybe<Scalars['String']['output']>;
  estadoConservacaoPatrimonio?: Maybe<Scalars['String']['output']>;
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  fornecedorPatrimonio?: Maybe<Scalars['String']['output']>;
  fotoUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  idCliente: Scalars['Int']['output'];
  localizacaoPatrimonio?: Maybe<Scalars['String']['output']>;
  nomePatrimonio: Scalars['String']['output'];
  responsavelPatrimonio?: Maybe<Scalars['String']['output']>;
  tipo?: Maybe<TipoPatrimonio>;
  /** id of the type */
  tipoPatrimonio: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  uuid: Scalars['ID']['output'];
  valorAtualPatrimonio?: Maybe<Scalars['Decimal']['output']>;
  valorCompraPatrimonio?: Maybe<Scalars['Decimal']['output']>;
  versao: Scalars['Int']['output'];
};

export type PatrimonioCampo =
  | 'codigoPatrimonio'
  | 'createdAt'
  | 'dataAquisicaoPatrimonio'
  | 'nomePatrimonio'
  | 'tipo'
  | 'valorAtualPatrimonio';

export type PatrimonioFiltro = {
  estadoConservacaoPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** true: the recycle bin (perfis 0 and 1) */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  tipoPatrimonio?: InputMaybe<Scalars['ID']['input']>;
};

export type PatrimonioInput = {
  codigoPatrimonio: Scalars['String']['input'];
  dataAquisicaoPatrimonio?: InputMaybe<Scalars['DateOnly']['input']>;
  dataNotaFiscalPatrimonio?: InputMaybe<Scalars['DateOnly']['input']>;
  descricaoPatrimonio?: InputMaybe<Scalars['String']['input']>;
  estadoConservacaoPatrimonio?: InputMaybe<Scalars['String']['input']>;
  fornecedorPatrimonio?: InputMaybe<Scalars['String']['input']>;
  localizacaoPatrimonio?: InputMaybe<Scalars['String']['input']>;
  nomePatrimonio: Scalars['String']['input'];
  responsavelPatrimonio?: InputMaybe<Scalars['String']['input']>;
  tipoPatrimonio: Scalars['ID']['input'];
  valorAtualPatrimonio?: InputMaybe<Scalars['Decimal']['input']>;
  valorCompraPatrimonio?: InputMaybe<Scalars['Decimal']['input']>;
  versao?: InputMaybe<Scalars['Int']['input']>;
};

export type PatrimonioOrdem = {
  campo: PatrimonioCampo;
  direcao?: Direcao;
};

export type PatrimonioPage = {
  __typename?: 'PatrimonioPage';
  nodes: Array<Patrimonio>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type Query = {
  __typename?: 'Query';
  buscar: Array<ResultadoBusca>;
  emailsSaida: EmailSaidaPage;
  eu?: Maybe<Eu>;
  importacao: Importacao;
  minhasSessoes: Array<Sessao>;
  nivelUsuarios: Array<NivelUsuario>;
  patrimonio: Patrimonio;
  patrimonios: PatrimonioPage;
  tipoPatrimonio: TipoPatrimonio;
  tipoPatrimonios: TipoPatrimonioPage;
  tokensApi: Array<TokenApi>;
  usuario: Usuario;
  usuarios: UsuarioPage;
  verificarTokenSenha: TokenSenha;
};


export type QueryBuscarArgs = {
  texto: Scalars['String']['input'];
};


export type QueryEmailsSaidaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryImportacaoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNivelUsuariosArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPatrimoniosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<PatrimonioFiltro>;
  first?: InputMaybe<Scalars['Int']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<PatrimonioOrdem>;
};


export type QueryTipoPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTipoPatrimoniosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<TipoPatrimonioOrdem>;
};


export type QueryUsuarioArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUsuariosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<UsuarioFiltro>;
  first?: InputMaybe<Scalars['Int']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<UsuarioOrdem>;
};


export type QueryVerificarTokenSenhaArgs = {
  token: Scalars['String']['input'];
};

/** Hit of the search over everything. tipo: 'usuario', 'patrimonio', ... */
export type ResultadoBusca = {
  __typename?: 'ResultadoBusca';
  id: Scalars['Int']['output'];
  subtitulo?: Maybe<Scalars['String']['output']>;
  tipo: Scalars['String']['output'];
  titulo: Scalars['String']['output'];
  uuid: Scalars['ID']['output'];
};

export type Sessao = {
  __typename?: 'Sessao';
  atual: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  dispositivo: Scalars['String']['output'];
  endereco: Scalars['String']['output'];
  expiraEm: Scalars['DateTime']['output'];
  usadaEm: Scalars['DateTime']['output'];
  uuid: Scalars['ID']['output'];
};

export type SessaoAberta = {
  __typename?: 'SessaoAberta';
  eu: Eu;
  token: Scalars['String']['output'];
};

export type TipoPatrimonio = {
  __typename?: 'TipoPatrimonio';
  acoesPermitidas: Array<Scalars['String']['output']>;
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['Int']['output'];
  idCliente: Scalars['Int']['output'];
  quantidadePatrimonios: Scalars['Int']['output'];
  tipoPatrimonio: Scalars['String']['output'];
  uuid: Scalars['ID']['output'];
  versao: Scalars['Int']['output'];
};

export type TipoPatrimonioCampo =
  | 'createdAt'
  | 'tipoPatrimonio';

export type TipoPatrimonioInput = {
  tipoPatrimonio: Scalars['String']['input'];
  versao?: InputMaybe<Scalars['Int']['input']>;
};

export type TipoPatrimonioOrdem = {
  campo: TipoPatrimonioCampo;
  direcao?: Direcao;
};

export type TipoPatrimonioPage = {
  __typename?: 'TipoPatrimonioPage';
  nodes: Array<TipoPatrimonio>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type TokenApi = {
  __typename?: 'TokenApi';
  createdAt: Scalars['DateTime']['output'];
  escopos: Array<Scalars['String']['output']>;
  expiraEm?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['Int']['output'];
  nome: Scalars['String']['output'];
  revogadoEm?: Maybe<Scalars['DateTime']['output']>;
  usadoEm?: Maybe<Scalars['DateTime']['output']>;
  uuid: Scalars['ID']['output'];
};

export type TokenApiCriado = {
  __typename?: 'TokenApiCriado';
  token: Scalars['String']['output'];
  tokenApi: TokenApi;
};

export type TokenSenha = {
  __typename?: 'TokenSenha';
  email: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type Usuario = {
  __typename?: 'Usuario';
  acoesPermitidas: Array<Scalars['String']['output']>;
  bairro?: Maybe<Scalars['String']['output']>;
  cep?: Maybe<Scalars['String']['output']>;
  cidade?: Maybe<Scalars['String']['output']>;
  complemento?: Maybe<Scalars['String']['output']>;
  cpf?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  dataBatismo?: Maybe<Scalars['DateOnly']['output']>;
  dataConversao?: Maybe<Scalars['DateOnly']['output']>;
  dataNascimento?: Maybe<Scalars['DateOnly']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  endereco?: Maybe<Scalars['String']['output']>;
  estadoCivil?: Maybe<Scalars['String']['output']>;
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  fotoUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  idCliente: Scalars['Int']['output'];
  linhaDoTempo: Array<LinhaDoTempo>;
  name: Scalars['String']['output'];
  nomePerfil: Scalars['String']['output'];
  numero?: Maybe<Scalars['String']['output']>;
  observacoes?: Maybe<Scalars['String']['output']>;
  perfil: Scalars['Int']['output'];
  recemConvertido: Scalars['Int']['output'];
  sexo?: Maybe<Scalars['String']['output']>;
  telefoneUsuario?: Maybe<Scalars['String']['output']>;
  uf?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  usuarioAtivo: Scalars['Int']['output'];
  uuid: Scalars['ID']['output'];
  versao: Scalars['Int']['output'];
};

export type UsuarioCampo =
  | 'createdAt'
  | 'dataNascimento'
  | 'email'
  | 'name'
  | 'perfil';

export type UsuarioFiltro = {
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  mesAniversario?: InputMaybe<Scalars['Int']['input']>;
  perfil?: InputMaybe<Scalars['Int']['input']>;
  recemConvertido?: InputMaybe<Scalars['Int']['input']>;
  usuarioAtivo?: InputMaybe<Scalars['Int']['input']>;
};

export type UsuarioInput = {
  bairro?: InputMaybe<Scalars['String']['input']>;
  cep?: InputMaybe<Scalars['String']['input']>;
  cidade?: InputMaybe<Scalars['String']['input']>;
  complemento?: InputMaybe<Scalars['String']['input']>;
  cpf?: InputMaybe<Scalars['String']['input']>;
  dataBatismo?: InputMaybe<Scalars['DateOnly']['input']>;
  dataConversao?: InputMaybe<Scalars['DateOnly']['input']>;
  dataNascimento?: InputMaybe<Scalars['DateOnly']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  endereco?: InputMaybe<Scalars['String']['input']>;
  estadoCivil?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  numero?: InputMaybe<Scalars['String']['input']>;
  observacoes?: InputMaybe<Scalars['String']['input']>;
  perfil?: InputMaybe<Scalars['Int']['input']>;
  recemConvertido?: InputMaybe<Scalars['Int']['input']>;
  sexo?: InputMaybe<Scalars['String']['input']>;
  telefoneUsuario?: InputMaybe<Scalars['String']['input']>;
  uf?: InputMaybe<Scalars['String']['input']>;
  usuarioAtivo?: InputMaybe<Scalars['Int']['input']>;
  versao?: InputMaybe<Scalars['Int']['input']>;
};

export type UsuarioOrdem = {
  campo: UsuarioCampo;
  direcao?: Direcao;
};

export type UsuarioPage = {
  __typename?: 'UsuarioPage';
  nodes: Array<Usuario>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};
