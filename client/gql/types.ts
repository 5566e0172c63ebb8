export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Data de calendário sem hora, AAAA-MM-DD. */
  DateOnly: { input: string; output: string; }
  /** Instante em UTC, ISO 8601. */
  DateTime: { input: string; output: string; }
  /** Valor decimal exato com duas casas, como texto: "1234.50". */
  Decimal: { input: string; output: string; }
  /** The `Upload` scalar type represents a file upload. */
  Upload: { input: File; output: File; }
};

/** A assinatura da igreja. */
export type Assinatura = {
  __typename?: 'Assinatura';
  /** Termina no fim do período pago. */
  cancelaNoFim: Scalars['Boolean']['output'];
  /** Até quando, em atraso, tudo segue funcionando. */
  gracaAte?: Maybe<Scalars['DateTime']['output']>;
  /** Nome do plano. */
  nomePlano: Scalars['String']['output'];
  /** Fim do período pago. */
  periodoAte?: Maybe<Scalars['DateTime']['output']>;
  /** Código do plano. */
  plano: Scalars['String']['output'];
  /** Situação: ativa, atrasada (nos dias de tolerância), suspensa (só leitura) ou cancelada (só leitura). */
  situacao: Scalars['String']['output'];
};

/** A ata de uma reunião: um rascunho até ser aprovada; depois, imutável. */
export type Ata = {
  __typename?: 'Ata';
  /** Quando foi aprovada. */
  aprovadaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Quando foi começada. */
  createdAt: Scalars['DateTime']['output'];
  /** Número do registro (o da ata é numeroAta). */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da reunião. */
  idReuniao: Scalars['Int']['output'];
  /** Nome de quem aprovou. */
  nomeAprovador?: Maybe<Scalars['String']['output']>;
  /** Número da ata na igreja, sem lacunas; nulo num rascunho. */
  numeroAta?: Maybe<Scalars['Int']['output']>;
  /** O texto, em HTML de poucas marcas. */
  textoAta?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** O texto de uma ata. */
export type AtaInput = {
  /** HTML com p, br, strong, em, u, s, h2, h3, ul, ol, li e blockquote, sem atributos; o resto é retirado. Até 60.000 caracteres. */
  textoAta: Scalars['String']['input'];
  /** Versão que estava sendo editada; nula se ainda não havia ata. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** O que todos da igreja precisam saber da assinatura. */
export type AvisoAssinatura = {
  __typename?: 'AvisoAssinatura';
  /** Até quando, em atraso, tudo segue funcionando. */
  gracaAte?: Maybe<Scalars['DateTime']['output']>;
  /** Situação: ativa, atrasada (nos dias de tolerância), suspensa (só leitura) ou cancelada (só leitura). */
  situacao: Scalars['String']['output'];
};

/** O batismo de uma pessoa. */
export type Batismo = {
  __typename?: 'Batismo';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quem foi batizado. */
  batizando?: Maybe<Usuario>;
  /** Quando foi registrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Data do batismo. */
  dataBatismo: Scalars['DateOnly']['output'];
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do batismo. */
  id: Scalars['Int']['output'];
  /** Número de quem foi batizado. */
  idBatizando: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número de quem batizou. */
  idPastor: Scalars['Int']['output'];
  /** Quem batizou. */
  pastor?: Maybe<Usuario>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type BatismoCampo =
  /** Nome de quem foi batizado. */
  | 'batizando'
  /** Data do registro. */
  | 'createdAt'
  /** Data do batismo. */
  | 'dataBatismo'
  /** Nome de quem batizou. */
  | 'pastor';

/** Uma data de que a página mostra batismos. */
export type BatismoData = {
  __typename?: 'BatismoData';
  /** A data. */
  dataBatismo: Scalars['DateOnly']['output'];
  /** O lugar, entre os desta data, do primeiro que está na página; a partir de 1. */
  primeiro: Scalars['Int']['output'];
  /** Quantos batismos desta data a lista inteira tem. */
  quantidade: Scalars['Int']['output'];
};

/** Filtro da lista de batismos. */
export type BatismoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de um batismo. */
export type BatismoInput = {
  /** Data do batismo. */
  dataBatismo: Scalars['DateOnly']['input'];
  /** Quem foi batizado, por número ou uuid: um recém-convertido. */
  idBatizando: Scalars['ID']['input'];
  /** Quem batizou, por número ou uuid; não um recém-convertido. */
  idPastor: Scalars['ID']['input'];
};

/** Ordem de uma lista de Batismo. */
export type BatismoOrdem = {
  /** Campo. */
  campo: BatismoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Batismo. */
export type BatismoPage = {
  __typename?: 'BatismoPage';
  /** As datas da página, quando a lista está em ordem de data, e quanto de cada uma ela mostra: a primeira pode ter começado na página anterior, e a última continuar na próxima. */
  datas: Array<BatismoData>;
  /** Os itens da página. */
  nodes: Array<Batismo>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Dados para cadastrar uma igreja. */
export type CadastroInput = {
  /** E-mail de quem cadastra; recebe o link para criar a senha. */
  email: Scalars['String']['input'];
  /** Nome de quem cadastra, que será o administrador. */
  name: Scalars['String']['input'];
  /** Nome da igreja, até 120 caracteres. */
  nomeIgreja: Scalars['String']['input'];
  /** Código do plano, onde a instalação cobra assinaturas (ver GET /api/oferta). */
  plano?: InputMaybe<Scalars['String']['input']>;
};

/** Resposta a um cadastro. */
export type CadastroRecebido = {
  __typename?: 'CadastroRecebido';
  /** Página do provedor onde o plano é pago; a igreja existe a partir do pagamento. Nula onde nada é cobrado. */
  checkoutUrl?: Maybe<Scalars['String']['output']>;
  /** O que dizer à pessoa. */
  message: Scalars['String']['output'];
};

/** Um grupo pequeno que se reúne nas casas, com um só responsável. */
export type Celula = {
  __typename?: 'Celula';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Dia da semana: de 0 (domingo) a 6 (sábado). */
  diaCelula?: Maybe<Scalars['Int']['output']>;
  /** Endereço em que se reúne. */
  enderecoCelula?: Maybe<Scalars['String']['output']>;
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Hora em que se reúne, HH:mm. */
  horaCelula?: Maybe<Scalars['String']['output']>;
  /** Número da célula. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do local em que se reúne. */
  idLocal?: Maybe<Scalars['Int']['output']>;
  /** Número da pessoa que lidera a célula. */
  idResponsavel?: Maybe<Scalars['Int']['output']>;
  /** O local em que se reúne. */
  local?: Maybe<Local>;
  /** Nome da célula. */
  nomeCelula: Scalars['String']['output'];
  /** Quantas pessoas são membros, com quem lidera. */
  quantidadeMembros: Scalars['Int']['output'];
  /** Quem lidera a célula. */
  responsavel?: Maybe<Usuario>;
  /** Situação: ativa ou inativa. */
  statusCelula: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type CelulaCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Dia da semana e hora. */
  | 'diaCelula'
  /** Nome. */
  | 'nomeCelula'
  /** Nome do responsável. */
  | 'responsavel';

/** Filtro da lista de células. */
export type CelulaFiltro = {
  /** Dia da semana: de 0 (domingo) a 6 (sábado). */
  diaCelula?: InputMaybe<Scalars['Int']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Quem lidera, por número ou uuid da pessoa. */
  idResponsavel?: InputMaybe<Scalars['ID']['input']>;
  /** Situação: ativa ou inativa. */
  statusCelula?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma célula. */
export type CelulaInput = {
  /** Dia da semana: de 0 (domingo) a 6 (sábado). */
  diaCelula?: InputMaybe<Scalars['Int']['input']>;
  /** Endereço em que se reúne, até 200 caracteres. */
  enderecoCelula?: InputMaybe<Scalars['String']['input']>;
  /** Hora em que se reúne, HH:mm. */
  horaCelula?: InputMaybe<Scalars['String']['input']>;
  /** Local em que se reúne, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Quem lidera a célula, por número ou uuid. A pessoa passa a ser membro, e o responsável anterior, um membro comum. */
  idResponsavel?: InputMaybe<Scalars['ID']['input']>;
  /** Nome da célula, até 100 caracteres. */
  nomeCelula: Scalars['String']['input'];
  /** Situação: ativa ou inativa. Sem ela, ativa. */
  statusCelula?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Celula. */
export type CelulaOrdem = {
  /** Campo. */
  campo: CelulaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Celula. */
export type CelulaPage = {
  __typename?: 'CelulaPage';
  /** Os itens da página. */
  nodes: Array<Celula>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Uma linha da chamada de um encontro. */
export type Chamada = {
  __typename?: 'Chamada';
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** É membro da célula; se não, esteve como convidada. */
  membroCelula: Scalars['Boolean']['output'];
  /** 1: lidera a célula; 0: não. */
  membroLider: Scalars['Int']['output'];
  /** Esteve no encontro. */
  presente: Scalars['Boolean']['output'];
};

/** Um grupo de trabalho permanente da igreja, como "Recepção". */
export type Departamento = {
  __typename?: 'Departamento';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** O que faz. */
  descricao?: Maybe<Scalars['String']['output']>;
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do departamento. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da pessoa responsável. */
  idResponsavel?: Maybe<Scalars['Int']['output']>;
  /** Quantos membros ativos tem. */
  quantidadeMembros: Scalars['Int']['output'];
  /** Quem responde por ele. */
  responsavel?: Maybe<Usuario>;
  /** 1: ativo; 0: inativo. */
  status: Scalars['Int']['output'];
  /** Título; único na igreja. */
  tituloDepartamento: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type DepartamentoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome do responsável; sem responsável, por último. */
  | 'responsavel'
  /** Situação. */
  | 'status'
  /** Título. */
  | 'tituloDepartamento';

/** Filtro da lista de departamentos. */
export type DepartamentoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1: só ativos; 0: só inativos. */
  status?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de um departamento. Numa alteração, o que não é enviado fica como está. */
export type DepartamentoInput = {
  /** O que faz. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Pessoa responsável, por número ou uuid. */
  idResponsavel?: InputMaybe<Scalars['ID']['input']>;
  /** 1: ativo, como começa; 0: inativo. */
  status?: InputMaybe<Scalars['Int']['input']>;
  /** Título, até 100 caracteres; único na igreja. */
  tituloDepartamento: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** O vínculo de uma pessoa com um departamento. */
export type DepartamentoMembro = {
  __typename?: 'DepartamentoMembro';
  /** O que se pode fazer com este membro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando entrou no departamento. */
  createdAt: Scalars['DateTime']['output'];
  /** O departamento. */
  departamento: Departamento;
  /** Número do vínculo. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do departamento. */
  idDepartamento: Scalars['Int']['output'];
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro: Usuario;
  /** ativo ou inativo. */
  statusMembro: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type DepartamentoMembroCampo =
  /** Data de entrada. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name'
  /** Status. */
  | 'statusMembro';

/** Filtro da lista de membros de departamentos. */
export type DepartamentoMembroFiltro = {
  /** Departamento, por número ou uuid; sem ele, todos. */
  idDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Pessoa, por número ou uuid. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
  /** ativo ou inativo. */
  statusMembro?: InputMaybe<Scalars['String']['input']>;
};

/** Uma pessoa para um departamento. */
export type DepartamentoMembroInput = {
  /** Departamento, por número ou uuid. */
  idDepartamento: Scalars['ID']['input'];
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** ativo, como começa, ou inativo. */
  statusMembro?: InputMaybe<Scalars['String']['input']>;
};

/** Ordem de uma lista de DepartamentoMembro. */
export type DepartamentoMembroOrdem = {
  /** Campo. */
  campo: DepartamentoMembroCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de DepartamentoMembro. */
export type DepartamentoMembroPage = {
  __typename?: 'DepartamentoMembroPage';
  /** Os itens da página. */
  nodes: Array<DepartamentoMembro>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Ordem de uma lista de Departamento. */
export type DepartamentoOrdem = {
  /** Campo. */
  campo: DepartamentoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Departamento. */
export type DepartamentoPage = {
  __typename?: 'DepartamentoPage';
  /** Os itens da página. */
  nodes: Array<Departamento>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** O que o aplicativo autenticador precisa para gerar os códigos. */
export type DoisFatoresPreparo = {
  __typename?: 'DoisFatoresPreparo';
  /** O endereço como imagem PNG (data:), para a câmera. */
  qrCode: Scalars['String']['output'];
  /** Chave em base32, a digitar no aplicativo quando não há câmera. */
  segredo: Scalars['String']['output'];
  /** A mesma chave como endereço otpauth. */
  uri: Scalars['String']['output'];
};

/** Uma carta da caixa de saída. */
export type EmailSaida = {
  __typename?: 'EmailSaida';
  /** Assunto. */
  assunto: Scalars['String']['output'];
  /** Quando foi escrita. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando foi enviada. */
  enviadoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da carta. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Destinatário. */
  para: Scalars['String']['output'];
  /** pendente, enviado, retido (sem SMTP configurado) ou falhou. */
  situacao: Scalars['String']['output'];
  /** Texto; vazio depois de enviada, pois pode conter um link secreto. */
  texto: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Uma página de EmailSaida. */
export type EmailSaidaPage = {
  __typename?: 'EmailSaidaPage';
  /** Os itens da página. */
  nodes: Array<EmailSaida>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Uma reunião de uma célula. */
export type Encontro = {
  __typename?: 'Encontro';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** A célula. */
  celula?: Maybe<Celula>;
  /** Os membros da célula e quem mais esteve presente, por nome. */
  chamada: Array<Chamada>;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Data. */
  dataEncontro: Scalars['DateOnly']['output'];
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do encontro. */
  id: Scalars['Int']['output'];
  /** Número da célula. */
  idCelula: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do local. */
  idLocal?: Maybe<Scalars['Int']['output']>;
  /** O local. */
  local?: Maybe<Local>;
  /** Observações. */
  observacoes?: Maybe<Scalars['String']['output']>;
  /** Quantas pessoas da igreja estiveram presentes; visitantes à parte. */
  qtdePresentes: Scalars['Int']['output'];
  /** Tema do estudo. */
  temaEstudo?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro e da sua chamada, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
  /** Quantos visitantes, que não são pessoas cadastradas, vieram. */
  visitantes: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type EncontroCampo =
  /** Nome da célula. */
  | 'celula'
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'dataEncontro'
  /** Quantidade de visitantes. */
  | 'visitantes';

/** Filtro da lista de encontros. */
export type EncontroFiltro = {
  /** Até esta data. */
  dataFinal?: InputMaybe<Scalars['DateOnly']['input']>;
  /** A partir desta data. */
  dataInicial?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Célula, por número ou uuid. */
  idCelula?: InputMaybe<Scalars['ID']['input']>;
};

/** Dados de um encontro. */
export type EncontroInput = {
  /** Data. */
  dataEncontro: Scalars['DateOnly']['input'];
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Observações. */
  observacoes?: InputMaybe<Scalars['String']['input']>;
  /** Tema do estudo, até 200 caracteres. */
  temaEstudo?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
  /** Quantos visitantes vieram. */
  visitantes?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Encontro. */
export type EncontroOrdem = {
  /** Campo. */
  campo: EncontroCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Encontro. */
export type EncontroPage = {
  __typename?: 'EncontroPage';
  /** Os itens da página. */
  nodes: Array<Encontro>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Dinheiro que chegou. */
export type Entrada = {
  __typename?: 'Entrada';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Categoria: 1 Dízimo, 2 Oferta, 3 Doação, 4 Conta, 5 Outros. */
  categoria: Scalars['Int']['output'];
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Data em que o dinheiro chegou. */
  data: Scalars['DateOnly']['output'];
  /** Descrição. */
  descricao: Scalars['String']['output'];
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da entrada. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Em um estorno: número da entrada estornada. */
  idEstornado?: Maybe<Scalars['Int']['output']>;
  /** Número do estorno desta entrada. */
  idEstorno?: Maybe<Scalars['Int']['output']>;
  /** Número do registro que criou a entrada. */
  idOrigem?: Maybe<Scalars['Int']['output']>;
  /** Nome da categoria. */
  nomeCategoria: Scalars['String']['output'];
  /** O que criou a entrada: contaReceber, dizimo, doacao ou aulaEBD. Nulo: foi digitada. */
  origem?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais; negativo só em um estorno. */
  valor: Scalars['Decimal']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Dados de uma entrada. */
export type EntradaInput = {
  /** Categoria: 1 Dízimo, 2 Oferta, 3 Doação, 4 Conta, 5 Outros. */
  categoria: Scalars['Int']['input'];
  /** Data em que o dinheiro chegou; o mês não pode estar fechado. */
  data: Scalars['DateOnly']['input'];
  /** Descrição, até 255 caracteres. */
  descricao: Scalars['String']['input'];
  /** Valor em reais, maior que zero. */
  valor: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Uma página de Entrada. */
export type EntradaPage = {
  __typename?: 'EntradaPage';
  /** Os meses da página, quando a lista está em ordem de data. */
  meses: Array<MesDaLista>;
  /** Os itens da página. */
  nodes: Array<Entrada>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** A soma de todos os lançamentos da lista inteira. */
  soma: Scalars['Decimal']['output'];
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Dados para entrar. */
export type EntrarInput = {
  /** Código de verificação ou de recuperação; pedido pelo erro TWO_FACTOR_REQUIRED. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** E-mail. */
  email: Scalars['String']['input'];
  /** Senha. */
  password: Scalars['String']['input'];
};

/** O estorno de um lançamento de um mês fechado. */
export type EstornoInput = {
  /** Data do estorno, em um mês aberto. */
  data: Scalars['DateOnly']['input'];
  /** Descrição; sem ela, "Estorno: " e a do lançamento. */
  descricao?: InputMaybe<Scalars['String']['input']>;
};

/** A pessoa que está usando o sistema. */
export type Eu = {
  __typename?: 'Eu';
  /** Nomes das ações que a pessoa pode fazer, como "patrimonio.escrever". */
  acoes: Array<Scalars['String']['output']>;
  /** A situação da assinatura da igreja; nula onde nada é cobrado. */
  assinatura?: Maybe<AvisoAssinatura>;
  /** A verificação em duas etapas está ativa. */
  doisFatores: Scalars['Boolean']['output'];
  /** E-mail com que entra. */
  email?: Maybe<Scalars['String']['output']>;
  /** Endereço da foto. */
  fotoUrl?: Maybe<Scalars['String']['output']>;
  /** Número da pessoa. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** A igreja da pessoa. */
  igreja: Igreja;
  /** Nome. */
  name: Scalars['String']['output'];
  /** Nome do perfil nesta igreja. */
  nomePerfil: Scalars['String']['output'];
  /** Perfil (ver nivelUsuarios). */
  perfil: Scalars['Int']['output'];
  /** Telefone, só dígitos. */
  telefoneUsuario?: Maybe<Scalars['String']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Um congresso, retiro ou festa, com membros. */
export type Evento = {
  __typename?: 'Evento';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando termina. */
  dataFim?: Maybe<Scalars['DateTime']['output']>;
  /** Quando começa. */
  dataInicio: Scalars['DateTime']['output'];
  /** Descrição. */
  descricao?: Maybe<Scalars['String']['output']>;
  /** Já terminou; sem fim, dura até o fim do dia em que começa. */
  encerrado: Scalars['Boolean']['output'];
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Endereço da imagem. */
  fotoUrl?: Maybe<Scalars['String']['output']>;
  /** Número do evento. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do local. */
  idLocal?: Maybe<Scalars['Int']['output']>;
  /** O local. */
  local?: Maybe<Local>;
  /** Nome. */
  nomeEvento: Scalars['String']['output'];
  /** Quantas pessoas participam. */
  quantidadeMembros: Scalars['Int']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Quantas pessoas podem participar. Nulo: sem limite. */
  vagas?: Maybe<Scalars['Int']['output']>;
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type EventoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Quando termina. */
  | 'dataFim'
  /** Quando começa. */
  | 'dataInicio'
  /** Nome do local. */
  | 'local'
  /** Nome. */
  | 'nomeEvento'
  /** Vagas. */
  | 'vagas';

/** Filtro da lista de eventos. */
export type EventoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** proximos: os que ainda não terminaram; realizados: os outros. */
  quando?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de um evento. Numa alteração, o que não é enviado fica como está. */
export type EventoInput = {
  /** Quando termina, não antes de começar. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, até o último minuto. */
  dataFim?: InputMaybe<Scalars['DateTime']['input']>;
  /** Quando começa. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, desde o primeiro minuto. */
  dataInicio: Scalars['DateTime']['input'];
  /** Descrição. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Nome, até 120 caracteres. */
  nomeEvento: Scalars['String']['input'];
  /** Quantas pessoas podem participar; não menos que as que já participam. Nulo: sem limite. */
  vagas?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Evento. */
export type EventoOrdem = {
  /** Campo. */
  campo: EventoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Evento. */
export type EventoPage = {
  __typename?: 'EventoPage';
  /** Os itens da página. */
  nodes: Array<Evento>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Até quando as finanças da igreja estão fechadas. */
export type Fechamento = {
  __typename?: 'Fechamento';
  /** O ano dos meses abaixo. */
  ano: Scalars['Int']['output'];
  /** Os anos que têm lançamentos, e o presente, do mais novo ao mais antigo. */
  anos: Array<Scalars['Int']['output']>;
  /** O último dia do último mês fechado. */
  fechadoAte?: Maybe<Scalars['DateOnly']['output']>;
  /** Quando se fechou um mês pela última vez. */
  fechadoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Nome de quem o fechou. */
  fechadoPor?: Maybe<Scalars['String']['output']>;
  /** Os meses do ano, do mais novo ao mais antigo. */
  meses: Array<MesFinanceiro>;
  /** O mês mais antigo que já terminou e está aberto, AAAA-MM. */
  proximo?: Maybe<Scalars['String']['output']>;
};

/** A igreja da pessoa. */
export type Igreja = {
  __typename?: 'Igreja';
  /** Fuso horário em que instantes são mostrados (IANA). */
  fusoHorario: Scalars['String']['output'];
  /** Número da igreja (idCliente). */
  id: Scalars['Int']['output'];
  /** Nome da igreja. */
  nome: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Um arquivo de pessoas: primeiro uma prévia, depois gravado ou desfeito. */
export type Importacao = {
  __typename?: 'Importacao';
  /** Colunas do arquivo. */
  colunas: Array<Scalars['String']['output']>;
  /** Linhas com erro; havendo alguma, nada é gravado. */
  comErro: Scalars['Int']['output'];
  /** Quando o arquivo foi enviado. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando foi desfeita. */
  desfeitaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Pessoas retiradas ao desfazer; as alteradas ou já vinculadas ficam. */
  desfeitas?: Maybe<Scalars['Int']['output']>;
  /** Linhas de pessoas já cadastradas ou repetidas no arquivo. */
  duplicadas: Scalars['Int']['output'];
  /** Formato: csv, json ou xml. */
  formato: Scalars['String']['output'];
  /** Quando foi gravada. */
  gravadaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Pessoas gravadas. */
  gravadas?: Maybe<Scalars['Int']['output']>;
  /** Número da importação. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** As linhas do arquivo; são guardadas por sete dias. */
  linhas: ImportacaoLinhaPage;
  /** O campo que cada coluna preenche. */
  mapeamento: Array<ImportacaoColuna>;
  /** Nome do arquivo. */
  nomeArquivo: Scalars['String']['output'];
  /** Situação: previa, gravada ou desfeita. */
  situacao: Scalars['String']['output'];
  /** Linhas do arquivo, sem o cabeçalho. */
  totalLinhas: Scalars['Int']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Linhas prontas para gravar. */
  validas: Scalars['Int']['output'];
};


/** Um arquivo de pessoas: primeiro uma prévia, depois gravado ou desfeito. */
export type ImportacaoLinhasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  somente?: InputMaybe<Scalars['String']['input']>;
};

/** Coluna de um arquivo importado. */
export type ImportacaoColuna = {
  __typename?: 'ImportacaoColuna';
  /** Campo da pessoa que ela preenche; nulo: nenhum. */
  campo?: Maybe<Scalars['String']['output']>;
  /** Nome da coluna no arquivo. */
  coluna: Scalars['String']['output'];
};

/** Escolha do campo que uma coluna preenche. */
export type ImportacaoColunaInput = {
  /** Campo da pessoa; nulo: a coluna não é importada. */
  campo?: InputMaybe<Scalars['String']['input']>;
  /** Nome da coluna no arquivo. */
  coluna: Scalars['String']['input'];
};

/** Linha de um arquivo importado. */
export type ImportacaoLinha = {
  __typename?: 'ImportacaoLinha';
  /** CPF. */
  cpf?: Maybe<Scalars['String']['output']>;
  /** E-mail. */
  email?: Maybe<Scalars['String']['output']>;
  /** O que há de errado, ou com quem a linha coincide. */
  erros: Array<Scalars['String']['output']>;
  /** Nome. */
  name?: Maybe<Scalars['String']['output']>;
  /** Número da linha; em CSV, contando o cabeçalho. */
  numero: Scalars['Int']['output'];
  /** Situação: valida, erro ou duplicada. */
  situacao: Scalars['String']['output'];
  /** Telefone. */
  telefoneUsuario?: Maybe<Scalars['String']['output']>;
};

/** Uma página de ImportacaoLinha. */
export type ImportacaoLinhaPage = {
  __typename?: 'ImportacaoLinhaPage';
  /** Os itens da página. */
  nodes: Array<ImportacaoLinha>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type LancamentoCampo =
  /** Número da categoria. */
  | 'categoria'
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'data'
  /** Descrição. */
  | 'descricao'
  /** Valor. */
  | 'valor';

/** Filtro de uma lista de entradas ou de saídas. */
export type LancamentoFiltro = {
  /** Número da categoria. */
  categoria?: InputMaybe<Scalars['Int']['input']>;
  /** Data exata. */
  data?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Texto que a descrição contém; maiúsculas e acentos não importam. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Mês, AAAA-MM. */
  mes?: InputMaybe<Scalars['String']['input']>;
};

/** Ordem de uma lista de Lancamento. */
export type LancamentoOrdem = {
  /** Campo. */
  campo: LancamentoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Um acontecimento na vida de uma pessoa na igreja. */
export type LinhaDoTempo = {
  __typename?: 'LinhaDoTempo';
  /** Quando; datas sem hora vêm ao meio-dia UTC. */
  data: Scalars['DateTime']['output'];
  /** Detalhe. */
  descricao?: Maybe<Scalars['String']['output']>;
  /** Que espécie de acontecimento: cadastro, importado, conversao, batismo, perfil, ... */
  tipo: Scalars['String']['output'];
  /** O que aconteceu. */
  titulo: Scalars['String']['output'];
};

/** Um lançamento no livro-caixa. */
export type LinhaLivroCaixa = {
  __typename?: 'LinhaLivroCaixa';
  /** Número da categoria. */
  categoria: Scalars['Int']['output'];
  /** Data. */
  data: Scalars['DateOnly']['output'];
  /** Descrição. */
  descricao: Scalars['String']['output'];
  /** Número da entrada ou da saída. */
  id: Scalars['Int']['output'];
  /** Nome da categoria. */
  nomeCategoria: Scalars['String']['output'];
  /** O saldo depois deste lançamento. */
  saldo: Scalars['Decimal']['output'];
  /** entrada ou saida. */
  tipo: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais; negativo só em um estorno. */
  valor: Scalars['Decimal']['output'];
};

/** Uma página de LinhaLivroCaixa. */
export type LinhaLivroCaixaPage = {
  __typename?: 'LinhaLivroCaixaPage';
  /** Os itens da página. */
  nodes: Array<LinhaLivroCaixa>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** O livro-caixa de um período. */
export type LivroCaixa = {
  __typename?: 'LivroCaixa';
  /** Cada categoria que tem lançamentos, a maior primeiro. */
  categorias: Array<TotalDaCategoria>;
  /** A soma das entradas. */
  entradas: Scalars['Decimal']['output'];
  /** Último dia. */
  fim: Scalars['DateOnly']['output'];
  /** Primeiro dia. */
  inicio: Scalars['DateOnly']['output'];
  /** Os lançamentos, na ordem em que aconteceram, por páginas. */
  linhas: LinhaLivroCaixaPage;
  /** Cada mês do período, do mais antigo ao mais novo. */
  meses: Array<TotaisDoMes>;
  /** A soma das saídas. */
  saidas: Scalars['Decimal']['output'];
  /** O saldo depois do último dia. */
  saldo: Scalars['Decimal']['output'];
  /** O saldo antes do primeiro dia. */
  saldoAnterior: Scalars['Decimal']['output'];
};

/** Onde algo acontece: templo, salão, casa. */
export type Local = {
  __typename?: 'Local';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quantas pessoas cabem. */
  capacidade?: Maybe<Scalars['Int']['output']>;
  /** Endereço, em uma linha. */
  endereco?: Maybe<Scalars['String']['output']>;
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do local. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Nome do local. */
  nomeLocal: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type LocalCampo =
  /** Quantas pessoas cabem; sem ela, por último. */
  | 'capacidade'
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'nomeLocal';

/** Filtro da lista de locais. */
export type LocalFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de um local. */
export type LocalInput = {
  /** Quantas pessoas cabem, ao menos 1. */
  capacidade?: InputMaybe<Scalars['Int']['input']>;
  /** Endereço, até 200 caracteres. */
  endereco?: InputMaybe<Scalars['String']['input']>;
  /** Nome do local, até 80 caracteres. */
  nomeLocal: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Local. */
export type LocalOrdem = {
  /** Campo. */
  campo: LocalCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Local. */
export type LocalPage = {
  __typename?: 'LocalPage';
  /** Os itens da página. */
  nodes: Array<Local>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Uma pessoa que pertence a uma célula. */
export type MembroCelula = {
  __typename?: 'MembroCelula';
  /** O que se pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando entrou na célula. */
  createdAt: Scalars['DateTime']['output'];
  /** Número do vínculo. */
  id: Scalars['Int']['output'];
  /** Número da célula. */
  idCelula: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** 1: lidera a célula; 0: membro comum. Cada célula com membros tem um líder só. */
  membroLider: Scalars['Int']['output'];
  /** Nome da célula. */
  nomeCelula: Scalars['String']['output'];
  /** Identificador universal do vínculo. */
  uuid: Scalars['ID']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroCelulaCampo =
  /** Quando entrou. */
  | 'createdAt'
  /** Nome da pessoa. */
  | 'name';

/** Filtro da lista de membros de células. */
export type MembroCelulaFiltro = {
  /** Célula, por número ou uuid. */
  idCelula?: InputMaybe<Scalars['ID']['input']>;
  /** Pessoa, por número ou uuid: as células de que é membro. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
};

/** Quem entra em que célula. */
export type MembroCelulaInput = {
  /** Célula, por número ou uuid. */
  idCelula: Scalars['ID']['input'];
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** 1: passa a liderar, e o líder anterior a ser um membro comum. O primeiro membro sempre lidera. */
  membroLider?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de MembroCelula. */
export type MembroCelulaOrdem = {
  /** Campo. */
  campo: MembroCelulaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de MembroCelula. */
export type MembroCelulaPage = {
  __typename?: 'MembroCelulaPage';
  /** Os itens da página. */
  nodes: Array<MembroCelula>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Uma pessoa da igreja que esteve em um encontro. */
export type MembroEncontro = {
  __typename?: 'MembroEncontro';
  /** Número do registro. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do encontro. */
  idEncontro: Scalars['Int']['output'];
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Uma pessoa que participa de um evento. */
export type MembroEvento = {
  __typename?: 'MembroEvento';
  /** O que a pessoa pode fazer com este vínculo agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando a pessoa foi adicionada. */
  createdAt: Scalars['DateTime']['output'];
  /** O evento. */
  evento?: Maybe<Evento>;
  /** Número do vínculo. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do evento. */
  idEvento: Scalars['Int']['output'];
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroEventoCampo =
  /** Quando foi adicionada. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name';

/** Filtro da lista de membros de eventos. */
export type MembroEventoFiltro = {
  /** Evento, por número ou uuid. Sem ele, os de todos. */
  idEvento?: InputMaybe<Scalars['ID']['input']>;
};

/** Uma pessoa a adicionar a um evento. */
export type MembroEventoInput = {
  /** Evento, por número ou uuid. */
  idEvento: Scalars['ID']['input'];
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
};

/** Ordem de uma lista de MembroEvento. */
export type MembroEventoOrdem = {
  /** Campo. */
  campo: MembroEventoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de MembroEvento. */
export type MembroEventoPage = {
  __typename?: 'MembroEventoPage';
  /** Os itens da página. */
  nodes: Array<MembroEvento>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Uma pessoa que participa de uma missão. */
export type MembroMissao = {
  __typename?: 'MembroMissao';
  /** O que a pessoa pode fazer com este vínculo agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando a pessoa foi adicionada. */
  createdAt: Scalars['DateTime']['output'];
  /** Número do vínculo. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** Número da missão. */
  idMissao: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** A missão. */
  missao?: Maybe<Missao>;
  /** ativo ou inativo. */
  statusMembro: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroMissaoCampo =
  /** Quando foi adicionada. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name'
  /** Status. */
  | 'statusMembro';

/** Filtro da lista de membros de missões. */
export type MembroMissaoFiltro = {
  /** Missão, por número ou uuid. Sem ela, as de todas. */
  idMissao?: InputMaybe<Scalars['ID']['input']>;
  /** ativo ou inativo. */
  statusMembro?: InputMaybe<Scalars['String']['input']>;
};

/** Uma pessoa a adicionar a uma missão. */
export type MembroMissaoInput = {
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** Missão, por número ou uuid. */
  idMissao: Scalars['ID']['input'];
  /** ativo ou inativo. Sem ele, ativo. */
  statusMembro?: InputMaybe<Scalars['String']['input']>;
};

/** Ordem de uma lista de MembroMissao. */
export type MembroMissaoOrdem = {
  /** Campo. */
  campo: MembroMissaoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de MembroMissao. */
export type MembroMissaoPage = {
  __typename?: 'MembroMissaoPage';
  /** Os itens da página. */
  nodes: Array<MembroMissao>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Resultado de uma ação sem registro a mostrar. */
export type Mensagem = {
  __typename?: 'Mensagem';
  /** Texto para a pessoa. */
  message: Scalars['String']['output'];
};

/** Um mês de que a página mostra lançamentos. */
export type MesDaLista = {
  __typename?: 'MesDaLista';
  /** O mês está fechado: nada mais muda nele. */
  fechado: Scalars['Boolean']['output'];
  /** O mês, AAAA-MM. */
  mes: Scalars['ID']['output'];
  /** O lugar, entre os do mês, do primeiro que está na página; a partir de 1. */
  primeiro: Scalars['Int']['output'];
  /** Quantos lançamentos do mês a lista inteira tem. */
  quantidade: Scalars['Int']['output'];
  /** A soma de todos os lançamentos do mês que a lista inteira tem, e não só dos que estão na página. */
  total: Scalars['Decimal']['output'];
};

/** Um mês das finanças da igreja. */
export type MesFinanceiro = {
  __typename?: 'MesFinanceiro';
  /** O que a pessoa pode fazer com o mês agora: fechar, reabrir. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** A soma das entradas. */
  entradas: Scalars['Decimal']['output'];
  /** O mês, AAAA-MM. */
  mes: Scalars['ID']['output'];
  /** Quantos lançamentos. */
  quantidade: Scalars['Int']['output'];
  /** Entradas menos saídas. */
  resultado: Scalars['Decimal']['output'];
  /** A soma das saídas. */
  saidas: Scalars['Decimal']['output'];
  /** O saldo no fim. */
  saldo: Scalars['Decimal']['output'];
  /** O saldo no início. */
  saldoAnterior: Scalars['Decimal']['output'];
  /** fechado; aberto: já terminou e pode ser fechado; emAndamento: ainda não terminou. */
  situacao: Scalars['String']['output'];
};

/** O que a pessoa altera do próprio perfil. */
export type MeuPerfilInput = {
  /** E-mail. */
  email: Scalars['String']['input'];
  /** Nome. */
  name: Scalars['String']['input'];
  /** Senha atual; pedida para trocar o e-mail. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Telefone com DDD. */
  telefoneUsuario?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Uma viagem ou obra missionária, com membros. */
export type Missao = {
  __typename?: 'Missao';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Último dia. */
  dataFim?: Maybe<Scalars['DateOnly']['output']>;
  /** Primeiro dia. */
  dataInicio?: Maybe<Scalars['DateOnly']['output']>;
  /** Descrição. */
  descricao?: Maybe<Scalars['String']['output']>;
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da missão. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da pessoa responsável. */
  idResponsavel?: Maybe<Scalars['Int']['output']>;
  /** Onde acontece. */
  localMissao?: Maybe<Scalars['String']['output']>;
  /** Nome. */
  nomeMissao: Scalars['String']['output'];
  /** Quantas pessoas participam, contando as inativas. */
  quantidadeMembros: Scalars['Int']['output'];
  /** A pessoa responsável. */
  responsavel?: Maybe<Usuario>;
  /** Status: planejada, em_andamento, concluida ou cancelada. */
  statusMissao: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MissaoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Último dia. */
  | 'dataFim'
  /** Primeiro dia. */
  | 'dataInicio'
  /** Onde acontece. */
  | 'localMissao'
  /** Nome. */
  | 'nomeMissao'
  /** Nome da pessoa responsável. */
  | 'responsavel'
  /** Status. */
  | 'statusMissao';

/** Filtro da lista de missões. */
export type MissaoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Status: planejada, em_andamento, concluida ou cancelada. */
  statusMissao?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma missão. Numa alteração, o que não é enviado fica como está. */
export type MissaoInput = {
  /** Último dia; não antes do primeiro. */
  dataFim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Primeiro dia. */
  dataInicio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Descrição. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Pessoa responsável, por número ou uuid. */
  idResponsavel?: InputMaybe<Scalars['ID']['input']>;
  /** Onde acontece, até 120 caracteres. */
  localMissao?: InputMaybe<Scalars['String']['input']>;
  /** Nome, até 120 caracteres. */
  nomeMissao: Scalars['String']['input'];
  /** Status: planejada, em_andamento, concluida ou cancelada. Sem ele, planejada. */
  statusMissao?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Missao. */
export type MissaoOrdem = {
  /** Campo. */
  campo: MissaoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Missao. */
export type MissaoPage = {
  __typename?: 'MissaoPage';
  /** Os itens da página. */
  nodes: Array<Missao>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Abre a página do provedor com cobranças, cartão e cancelamento. */
  abrirPortalAssinatura: PaginaPagamento;
  /** Faz de uma pessoa membro de uma célula. O primeiro membro lidera. */
  adicionarMembroCelula: MembroCelula;
  /** Registra que uma pessoa da igreja esteve no encontro. */
  adicionarMembroEncontro: MembroEncontro;
  /** Adiciona uma pessoa a um evento em que há vaga. */
  adicionarMembroEvento: MembroEvento;
  /** Adiciona uma pessoa a uma missão. */
  adicionarMembroMissao: MembroMissao;
  /** Troca a própria senha e encerra os outros acessos. */
  alterarMinhaSenha: Mensagem;
  /** Muda o perfil de uma pessoa: nunca o próprio, nem o do responsável pela igreja, nem para um acima do próprio. */
  alterarPerfilUsuario: Usuario;
  /** Aprova a ata de uma reunião realizada: ela recebe o próximo número da igreja, e nem ela nem a reunião mudam mais. */
  aprovarAta: Ata;
  /** Ativa um membro de um departamento. */
  ativarDepartamentoMembro: DepartamentoMembro;
  /** Ativa com um código do aplicativo; responde os códigos de recuperação, mostrados uma vez. */
  ativarDoisFatores: Array<Scalars['String']['output']>;
  /** Ativa um membro de uma missão. */
  ativarMembroMissao: MembroMissao;
  /** Ativa uma pessoa. */
  ativarUsuario: Usuario;
  /** Ativa várias pessoas. */
  ativarUsuarios: ResultadoLote;
  /** Altera uma célula. */
  atualizarCelula: Celula;
  /** Altera um departamento. */
  atualizarDepartamento: Departamento;
  /** Altera um encontro. */
  atualizarEncontro: Encontro;
  /** Altera uma entrada digitada, de um mês aberto. */
  atualizarEntrada: Entrada;
  /** Altera um evento. */
  atualizarEvento: Evento;
  /** Altera um local. */
  atualizarLocal: Local;
  /** Altera o próprio perfil. */
  atualizarMeuPerfil: Eu;
  /** Altera uma missão. */
  atualizarMissao: Missao;
  /** Muda o nome que a igreja mostra para um nível; vazio volta ao usual. */
  atualizarNivelUsuario: NivelUsuario;
  /** Altera um patrimônio. */
  atualizarPatrimonio: Patrimonio;
  /** Altera uma reunião de liderança cuja ata não está aprovada. */
  atualizarReuniaoLideranca: ReuniaoLideranca;
  /** Altera uma saída digitada, de um mês aberto. */
  atualizarSaida: Saida;
  /** Altera um tipo de patrimônio. */
  atualizarTipoPatrimonio: TipoPatrimonio;
  /** Altera uma pessoa. */
  atualizarUsuario: Usuario;
  /** Altera uma visita pastoral. */
  atualizarVisitaPastoral: VisitaPastoral;
  /** Cadastra uma igreja e o seu administrador. */
  cadastrarIgreja: CadastroRecebido;
  /** Registra um batismo: a pessoa deixa de ser recém-convertida e a sua data de batismo passa a ser esta. */
  criarBatismo: Batismo;
  /** Cadastra uma célula. */
  criarCelula: Celula;
  /** Cadastra um departamento. */
  criarDepartamento: Departamento;
  /** Adiciona uma pessoa a um departamento. */
  criarDepartamentoMembro: DepartamentoMembro;
  /** Adiciona várias pessoas a um departamento. */
  criarDepartamentoMembros: ResultadoLote;
  /** Cadastra um encontro de uma célula. */
  criarEncontro: Encontro;
  /** Lança uma entrada. */
  criarEntrada: Entrada;
  /** Cadastra um evento. */
  criarEvento: Evento;
  /** Cadastra um local. */
  criarLocal: Local;
  /** Cadastra uma missão. */
  criarMissao: Missao;
  /** Cadastra um patrimônio. */
  criarPatrimonio: Patrimonio;
  /** Marca uma reunião de liderança. */
  criarReuniaoLideranca: ReuniaoLideranca;
  /** Lança uma saída. */
  criarSaida: Saida;
  /** Cadastra um tipo de patrimônio. */
  criarTipoPatrimonio: TipoPatrimonio;
  /** Cria um token que age em nome de quem o cria, limitado aos escopos. */
  criarTokenApi: TokenApiCriado;
  /** Cadastra uma pessoa. Nenhuma mensagem é enviada a ela (ver enviarLinkSenha). */
  criarUsuario: Usuario;
  /** Registra uma visita pastoral. */
  criarVisitaPastoral: VisitaPastoral;
  /** Desativa um membro de um departamento. */
  desativarDepartamentoMembro: DepartamentoMembro;
  /** Desativa, com a senha e um código. */
  desativarDoisFatores: Mensagem;
  /** Desativa um membro de uma missão. */
  desativarMembroMissao: MembroMissao;
  /** Desativa uma pessoa: os acessos dela terminam. */
  desativarUsuario: Usuario;
  /** Desativa várias pessoas: os acessos delas terminam. */
  desativarUsuarios: ResultadoLote;
  /** Retira as pessoas que a importação trouxe, menos as já alteradas ou vinculadas; até sete dias depois de gravada. */
  desfazerImportacao: Importacao;
  /** Encerra todos os outros acessos da própria pessoa. */
  encerrarOutrasSessoes: Mensagem;
  /** Encerra um acesso da própria pessoa. */
  encerrarSessao: Mensagem;
  /** Entra no sistema. */
  entrar: SessaoAberta;
  /** Guarda a imagem de um evento (JPEG, PNG ou WebP, até 10 MB). */
  enviarFotoEvento: Evento;
  /** Guarda a foto de um patrimônio (JPEG, PNG ou WebP, até 10 MB). */
  enviarFotoPatrimonio: Patrimonio;
  /** Guarda a foto de uma pessoa (JPEG, PNG ou WebP, até 10 MB). */
  enviarFotoUsuario: Usuario;
  /** Envia à pessoa, por e-mail, um link para criar a senha. */
  enviarLinkSenha: Mensagem;
  /** Envia a várias pessoas, por e-mail, um link para criar a senha. */
  enviarLinksSenha: ResultadoLote;
  /** Guarda a própria foto (JPEG, PNG ou WebP, até 10 MB). */
  enviarMinhaFoto: Usuario;
  /** Estorna uma entrada de um mês fechado: outra, de valor negativo, em um mês aberto. */
  estornarEntrada: Entrada;
  /** Estorna uma saída de um mês fechado: outra, de valor negativo, em um mês aberto. */
  estornarSaida: Saida;
  /** Exclui um batismo: a pessoa volta a ser recém-convertida, com a data de batismo que tinha antes. */
  excluirBatismo: Mensagem;
  /** Exclui uma célula, com seus membros e encontros; ela fica na lixeira. */
  excluirCelula: Mensagem;
  /** Exclui um departamento; ele fica na lixeira, com seus membros. */
  excluirDepartamento: Mensagem;
  /** Tira uma pessoa de um departamento. */
  excluirDepartamentoMembro: Mensagem;
  /** Exclui um encontro. */
  excluirEncontro: Mensagem;
  /** Exclui uma entrada digitada, ou um estorno, de um mês aberto; fica na lixeira. */
  excluirEntrada: Mensagem;
  /** Exclui um evento; ele fica na lixeira. */
  excluirEvento: Mensagem;
  /** Exclui um local. */
  excluirLocal: Mensagem;
  /** Tira um membro da célula. Quem lidera não pode sair: promova outro antes. */
  excluirMembroCelula: Mensagem;
  /** Tira uma pessoa dos presentes de um encontro. */
  excluirMembroEncontro: Mensagem;
  /** Tira uma pessoa de um evento. */
  excluirMembroEvento: Mensagem;
  /** Tira uma pessoa de uma missão. */
  excluirMembroMissao: Mensagem;
  /** Exclui uma missão; ela fica na lixeira. */
  excluirMissao: Mensagem;
  /** Exclui um patrimônio; ele fica na lixeira. */
  excluirPatrimonio: Mensagem;
  /** Exclui uma reunião de liderança cuja ata não está aprovada; ela fica na lixeira. */
  excluirReuniaoLideranca: Mensagem;
  /** Exclui uma saída digitada, ou um estorno, de um mês aberto; fica na lixeira. */
  excluirSaida: Mensagem;
  /** Exclui um tipo de patrimônio que nenhum patrimônio usa. */
  excluirTipoPatrimonio: Mensagem;
  /** Exclui uma pessoa; ela fica na lixeira e os acessos dela terminam. */
  excluirUsuario: Mensagem;
  /** Exclui uma visita pastoral; ela fica na lixeira. */
  excluirVisitaPastoral: Mensagem;
  /** Fecha um mês que já terminou, e os anteriores: nada mais muda neles. Correções são estornos. */
  fecharMes: Mensagem;
  /** Grava todas as linhas da prévia, ou nenhuma. Quem tem e-mail recebe um link para definir a senha. */
  gravarImportacao: Importacao;
  /** Prepara a verificação em duas etapas: novo segredo, ainda sem efeito. */
  prepararDoisFatores: DoisFatoresPreparo;
  /** Lê um arquivo .csv, .json ou .xml de pessoas (até 20 MB e 50.000 linhas) e guarda a prévia; nada é gravado ainda. */
  prepararImportacao: Importacao;
  /** Passa a liderança da célula a este membro; o líder anterior vira um membro comum. */
  promoverMembroCelula: MembroCelula;
  /** Reabre um mês fechado, e os seguintes. */
  reabrirMes: Mensagem;
  /** Define a senha com o token do link, uma única vez, e encerra os acessos abertos da pessoa. */
  redefinirSenha: Mensagem;
  /** Refaz a prévia com outro campo para cada coluna; as que faltam não são importadas. */
  remapearImportacao: Importacao;
  /** Restaura um batismo excluído, com o que ele muda na pessoa. */
  restaurarBatismo: Batismo;
  /** Restaura uma célula excluída. */
  restaurarCelula: Celula;
  /** Restaura um departamento da lixeira, com seus membros. */
  restaurarDepartamento: Departamento;
  /** Restaura um encontro excluído. */
  restaurarEncontro: Encontro;
  /** Restaura uma entrada da lixeira. */
  restaurarEntrada: Entrada;
  /** Restaura um evento da lixeira. */
  restaurarEvento: Evento;
  /** Restaura um local excluído. */
  restaurarLocal: Local;
  /** Restaura uma missão da lixeira. */
  restaurarMissao: Missao;
  /** Restaura um patrimônio da lixeira. */
  restaurarPatrimonio: Patrimonio;
  /** Restaura uma reunião de liderança da lixeira. */
  restaurarReuniaoLideranca: ReuniaoLideranca;
  /** Restaura uma saída da lixeira. */
  restaurarSaida: Saida;
  /** Restaura um tipo de patrimônio excluído. */
  restaurarTipoPatrimonio: TipoPatrimonio;
  /** Restaura uma pessoa da lixeira. */
  restaurarUsuario: Usuario;
  /** Restaura uma visita pastoral da lixeira. */
  restaurarVisitaPastoral: VisitaPastoral;
  /** Abre a página em que se paga de novo um plano, depois de cancelada a assinatura. */
  retomarAssinatura: PaginaPagamento;
  /** Revoga um token: ele deixa de valer na mesma hora. */
  revogarTokenApi: TokenApi;
  /** Sai do sistema: o token deixa de valer. */
  sair: Mensagem;
  /** Guarda o rascunho da ata de uma reunião. */
  salvarAta: Ata;
  /** Guarda a chamada inteira de um encontro de uma vez; recusada se alguém a mudou depois de `versao`. */
  salvarPresencas: Encontro;
  /** Envia um link de senha ao e-mail, se houver conta com ele. A resposta é sempre a mesma. */
  solicitarRecuperacaoSenha: Mensagem;
};


export type MutationAdicionarMembroCelulaArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: MembroCelulaInput;
};


export type MutationAdicionarMembroEncontroArgs = {
  id: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationAdicionarMembroEventoArgs = {
  input: MembroEventoInput;
};


export type MutationAdicionarMembroMissaoArgs = {
  input: MembroMissaoInput;
};


export type MutationAlterarMinhaSenhaArgs = {
  atual: Scalars['String']['input'];
  nova: Scalars['String']['input'];
};


export type MutationAlterarPerfilUsuarioArgs = {
  id: Scalars['ID']['input'];
  perfil: Scalars['Int']['input'];
  versao?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAprovarAtaArgs = {
  id: Scalars['ID']['input'];
  versao?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAtivarDepartamentoMembroArgs = {
  idDepartamento: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationAtivarDoisFatoresArgs = {
  codigo: Scalars['String']['input'];
};


export type MutationAtivarMembroMissaoArgs = {
  idMembro: Scalars['ID']['input'];
  idMissao: Scalars['ID']['input'];
};


export type MutationAtivarUsuarioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAtivarUsuariosArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationAtualizarCelulaArgs = {
  id: Scalars['ID']['input'];
  input: CelulaInput;
};


export type MutationAtualizarDepartamentoArgs = {
  id: Scalars['ID']['input'];
  input: DepartamentoInput;
};


export type MutationAtualizarEncontroArgs = {
  id: Scalars['ID']['input'];
  input: EncontroInput;
};


export type MutationAtualizarEntradaArgs = {
  id: Scalars['ID']['input'];
  input: EntradaInput;
};


export type MutationAtualizarEventoArgs = {
  id: Scalars['ID']['input'];
  input: EventoInput;
};


export type MutationAtualizarLocalArgs = {
  id: Scalars['ID']['input'];
  input: LocalInput;
};


export type MutationAtualizarMeuPerfilArgs = {
  input: MeuPerfilInput;
};


export type MutationAtualizarMissaoArgs = {
  id: Scalars['ID']['input'];
  input: MissaoInput;
};


export type MutationAtualizarNivelUsuarioArgs = {
  nome: Scalars['String']['input'];
  perfil: Scalars['Int']['input'];
};


export type MutationAtualizarPatrimonioArgs = {
  id: Scalars['ID']['input'];
  input: PatrimonioInput;
};


export type MutationAtualizarReuniaoLiderancaArgs = {
  id: Scalars['ID']['input'];
  input: ReuniaoLiderancaInput;
};


export type MutationAtualizarSaidaArgs = {
  id: Scalars['ID']['input'];
  input: SaidaInput;
};


export type MutationAtualizarTipoPatrimonioArgs = {
  id: Scalars['ID']['input'];
  input: TipoPatrimonioInput;
};


export type MutationAtualizarUsuarioArgs = {
  id: Scalars['ID']['input'];
  input: UsuarioInput;
};


export type MutationAtualizarVisitaPastoralArgs = {
  id: Scalars['ID']['input'];
  input: VisitaPastoralInput;
};


export type MutationCadastrarIgrejaArgs = {
  input: CadastroInput;
};


export type MutationCriarBatismoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: BatismoInput;
};


export type MutationCriarCelulaArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: CelulaInput;
};


export type MutationCriarDepartamentoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: DepartamentoInput;
};


export type MutationCriarDepartamentoMembroArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: DepartamentoMembroInput;
};


export type MutationCriarDepartamentoMembrosArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  idDepartamento: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationCriarEncontroArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: NovoEncontroInput;
};


export type MutationCriarEntradaArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: EntradaInput;
};


export type MutationCriarEventoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: EventoInput;
};


export type MutationCriarLocalArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: LocalInput;
};


export type MutationCriarMissaoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: MissaoInput;
};


export type MutationCriarPatrimonioArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: PatrimonioInput;
};


export type MutationCriarReuniaoLiderancaArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: ReuniaoLiderancaInput;
};


export type MutationCriarSaidaArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: SaidaInput;
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


export type MutationCriarVisitaPastoralArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: VisitaPastoralInput;
};


export type MutationDesativarDepartamentoMembroArgs = {
  idDepartamento: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationDesativarDoisFatoresArgs = {
  codigo: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationDesativarMembroMissaoArgs = {
  idMembro: Scalars['ID']['input'];
  idMissao: Scalars['ID']['input'];
};


export type MutationDesativarUsuarioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDesativarUsuariosArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ids: Array<Scalars['ID']['input']>;
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


export type MutationEnviarFotoEventoArgs = {
  arquivo: Scalars['Upload']['input'];
  id: Scalars['ID']['input'];
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


export type MutationEnviarLinksSenhaArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationEnviarMinhaFotoArgs = {
  arquivo: Scalars['Upload']['input'];
};


export type MutationEstornarEntradaArgs = {
  id: Scalars['ID']['input'];
  input: EstornoInput;
};


export type MutationEstornarSaidaArgs = {
  id: Scalars['ID']['input'];
  input: EstornoInput;
};


export type MutationExcluirBatismoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirCelulaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirDepartamentoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirDepartamentoMembroArgs = {
  idDepartamento: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationExcluirEncontroArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirEntradaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirEventoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirLocalArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirMembroCelulaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirMembroEncontroArgs = {
  id: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationExcluirMembroEventoArgs = {
  idEvento: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationExcluirMembroMissaoArgs = {
  idMembro: Scalars['ID']['input'];
  idMissao: Scalars['ID']['input'];
};


export type MutationExcluirMissaoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirReuniaoLiderancaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirSaidaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirTipoPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirUsuarioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirVisitaPastoralArgs = {
  id: Scalars['ID']['input'];
};


export type MutationFecharMesArgs = {
  mes: Scalars['String']['input'];
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
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  mapeamento?: InputMaybe<Array<ImportacaoColunaInput>>;
};


export type MutationPromoverMembroCelulaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReabrirMesArgs = {
  mes: Scalars['String']['input'];
};


export type MutationRedefinirSenhaArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationRemapearImportacaoArgs = {
  id: Scalars['ID']['input'];
  mapeamento: Array<ImportacaoColunaInput>;
};


export type MutationRestaurarBatismoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarCelulaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarDepartamentoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarEncontroArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarEntradaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarEventoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarLocalArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarMissaoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarReuniaoLiderancaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarSaidaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarTipoPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarUsuarioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarVisitaPastoralArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRetomarAssinaturaArgs = {
  plano: Scalars['String']['input'];
};


export type MutationRevogarTokenApiArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSalvarAtaArgs = {
  id: Scalars['ID']['input'];
  input: AtaInput;
};


export type MutationSalvarPresencasArgs = {
  id: Scalars['ID']['input'];
  input: PresencasInput;
};


export type MutationSolicitarRecuperacaoSenhaArgs = {
  email: Scalars['String']['input'];
};

/** Um nível (perfil) de usuário como vale nesta igreja. */
export type NivelUsuario = {
  __typename?: 'NivelUsuario';
  /** Ações que o perfil pode fazer. */
  acoes: Array<Scalars['String']['output']>;
  /** Nome que a igreja mostra. */
  nome: Scalars['String']['output'];
  /** Nome usual do perfil. */
  nomePadrao: Scalars['String']['output'];
  /** Número do perfil. */
  perfil: Scalars['Int']['output'];
  /** Quantas pessoas da igreja têm este perfil. */
  quantidadeUsuarios: Scalars['Int']['output'];
  /** Para que serve, em uma frase. */
  resumo: Scalars['String']['output'];
};

/** Dados de um encontro novo. */
export type NovoEncontroInput = {
  /** Data. */
  dataEncontro: Scalars['DateOnly']['input'];
  /** Célula, por número ou uuid. */
  idCelula: Scalars['ID']['input'];
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Observações. */
  observacoes?: InputMaybe<Scalars['String']['input']>;
  /** Tema do estudo, até 200 caracteres. */
  temaEstudo?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
  /** Quantos visitantes vieram. */
  visitantes?: InputMaybe<Scalars['Int']['input']>;
};

/** Onde a página está na lista. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor do último item; passe-o em `after` para ler a próxima página. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Há itens depois desta página. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Há itens antes desta página. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor do primeiro item. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Uma página do provedor de pagamento. */
export type PaginaPagamento = {
  __typename?: 'PaginaPagamento';
  /** Endereço, que vale por alguns minutos. */
  url: Scalars['String']['output'];
};

/** Um bem da igreja. */
export type Patrimonio = {
  __typename?: 'Patrimonio';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Código da etiqueta; único na igreja. */
  codigoPatrimonio: Scalars['String']['output'];
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Data de aquisição. */
  dataAquisicaoPatrimonio?: Maybe<Scalars['DateOnly']['output']>;
  /** Data da nota fiscal. */
  dataNotaFiscalPatrimonio?: Maybe<Scalars['DateOnly']['output']>;
  /** Descrição. */
  descricaoPatrimonio?: Maybe<Scalars['String']['output']>;
  /** Estado de conservação. */
  estadoConservacaoPatrimonio?: Maybe<Scalars['String']['output']>;
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Fornecedor. */
  fornecedorPatrimonio?: Maybe<Scalars['String']['output']>;
  /** Endereço da foto. */
  fotoUrl?: Maybe<Scalars['String']['output']>;
  /** Número do patrimônio. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Onde fica. */
  localizacaoPatrimonio?: Maybe<Scalars['String']['output']>;
  /** Nome. */
  nomePatrimonio: Scalars['String']['output'];
  /** Quem responde por ele. */
  responsavelPatrimonio?: Maybe<Scalars['String']['output']>;
  /** O tipo. */
  tipo?: Maybe<TipoPatrimonio>;
  /** Número do tipo. */
  tipoPatrimonio: Scalars['Int']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor atual em reais. */
  valorAtualPatrimonio?: Maybe<Scalars['Decimal']['output']>;
  /** Valor de compra em reais. */
  valorCompraPatrimonio?: Maybe<Scalars['Decimal']['output']>;
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type PatrimonioCampo =
  /** Código. */
  | 'codigoPatrimonio'
  /** Data do cadastro. */
  | 'createdAt'
  /** Data de aquisição. */
  | 'dataAquisicaoPatrimonio'
  /** Nome. */
  | 'nomePatrimonio'
  /** Nome do tipo. */
  | 'tipo'
  /** Valor atual. */
  | 'valorAtualPatrimonio';

/** Filtro da lista de patrimônios. */
export type PatrimonioFiltro = {
  /** Estado de conservação, exato. */
  estadoConservacaoPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tipo, por número ou uuid. */
  tipoPatrimonio?: InputMaybe<Scalars['ID']['input']>;
};

/** Dados de um patrimônio. */
export type PatrimonioInput = {
  /** Código, até 40 caracteres; único na igreja. */
  codigoPatrimonio: Scalars['String']['input'];
  /** Data de aquisição. */
  dataAquisicaoPatrimonio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Data da nota fiscal. */
  dataNotaFiscalPatrimonio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Descrição. */
  descricaoPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Estado de conservação. */
  estadoConservacaoPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Fornecedor. */
  fornecedorPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Onde fica. */
  localizacaoPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Nome, até 120 caracteres. */
  nomePatrimonio: Scalars['String']['input'];
  /** Quem responde por ele. */
  responsavelPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Tipo, por número ou uuid. */
  tipoPatrimonio: Scalars['ID']['input'];
  /** Valor atual em reais. */
  valorAtualPatrimonio?: InputMaybe<Scalars['Decimal']['input']>;
  /** Valor de compra em reais. */
  valorCompraPatrimonio?: InputMaybe<Scalars['Decimal']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Patrimonio. */
export type PatrimonioOrdem = {
  /** Campo. */
  campo: PatrimonioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Patrimonio. */
export type PatrimonioPage = {
  __typename?: 'PatrimonioPage';
  /** Os itens da página. */
  nodes: Array<Patrimonio>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** A chamada inteira de um encontro: substitui a anterior. */
export type PresencasInput = {
  /** Quem esteve presente, por número ou uuid da pessoa; quem falta aqui, não esteve. */
  presentes: Array<Scalars['ID']['input']>;
  /** Versão do encontro que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
  /** Quantos visitantes vieram. */
  visitantes: Scalars['Int']['input'];
};

export type Query = {
  __typename?: 'Query';
  /** Um batismo, por número ou uuid. */
  batismo: Batismo;
  /** Batismos da igreja. */
  batismos: BatismoPage;
  /** Procura em pessoas, patrimônios e tudo o que a pessoa pode ler. */
  buscar: Array<ResultadoBusca>;
  /** Uma célula, por número ou uuid. */
  celula: Celula;
  /** Células da igreja. */
  celulas: CelulaPage;
  /** Um departamento, por número ou uuid. */
  departamento: Departamento;
  /** Membros de departamentos da igreja. */
  departamentoMembros: DepartamentoMembroPage;
  /** Departamentos da igreja. */
  departamentos: DepartamentoPage;
  /** A caixa de saída de todas as igrejas, a mais nova primeiro. */
  emailsSaida: EmailSaidaPage;
  /** Um encontro, por número ou uuid. */
  encontro: Encontro;
  /** Encontros das células: de uma, com o filtro, ou de todas. */
  encontros: EncontroPage;
  /** Uma entrada, por número ou uuid. */
  entrada: Entrada;
  /** Entradas da igreja. */
  entradas: EntradaPage;
  /** Quem está usando o sistema. */
  eu: Eu;
  /** Um evento, por número ou uuid. */
  evento: Evento;
  /** Eventos da igreja. */
  eventos: EventoPage;
  /** Até quando as finanças estão fechadas, e os meses de um ano. */
  fechamento: Fechamento;
  /** Uma importação de pessoas, por número ou uuid. */
  importacao: Importacao;
  /** O livro-caixa da igreja em um período. */
  livroCaixa: LivroCaixa;
  /** Locais da igreja. */
  locais: LocalPage;
  /** Um local, por número ou uuid. */
  local: Local;
  /** Membros das células: de uma, com o filtro, ou de todas. */
  membrosCelula: MembroCelulaPage;
  /** Pessoas que participam de eventos. */
  membrosEvento: MembroEventoPage;
  /** Pessoas que participam de missões. */
  membrosMissao: MembroMissaoPage;
  /** A assinatura da igreja; nula onde nada é cobrado. */
  minhaAssinatura?: Maybe<Assinatura>;
  /** Os acessos abertos da própria pessoa. */
  minhasSessoes: Array<Sessao>;
  /** Uma missão, por número ou uuid. */
  missao: Missao;
  /** Missões da igreja. */
  missoes: MissaoPage;
  /** Os níveis de usuário da igreja e o que cada um pode fazer. */
  nivelUsuarios: Array<NivelUsuario>;
  /** Um patrimônio, por número ou uuid. */
  patrimonio: Patrimonio;
  /** Patrimônios da igreja. */
  patrimonios: PatrimonioPage;
  /** O relatório de uma célula; sem datas, o do mês atual. */
  relatorioCelula: RelatorioCelula;
  /** Uma reunião de liderança, por número ou uuid. */
  reuniaoLideranca: ReuniaoLideranca;
  /** Reuniões de liderança da igreja. */
  reunioesLideranca: ReuniaoLiderancaPage;
  /** Uma saída, por número ou uuid. */
  saida: Saida;
  /** Saídas da igreja. */
  saidas: SaidaPage;
  /** Um tipo de patrimônio, por número ou uuid. */
  tipoPatrimonio: TipoPatrimonio;
  /** Tipos de patrimônio da igreja. */
  tipoPatrimonios: TipoPatrimonioPage;
  /** Os tokens de API da igreja. */
  tokensApi: Array<TokenApi>;
  /** Uma pessoa, por número ou uuid. */
  usuario: Usuario;
  /** Pessoas da igreja. */
  usuarios: UsuarioPage;
  /** Confere o token de um link de senha recebido por e-mail. */
  verificarTokenSenha: TokenSenha;
  /** Uma visita pastoral, por número ou uuid. */
  visitaPastoral: VisitaPastoral;
  /** Visitas pastorais da igreja. */
  visitasPastorais: VisitaPastoralPage;
};


export type QueryBatismoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBatismosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<BatismoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<BatismoOrdem>;
};


export type QueryBuscarArgs = {
  texto: Scalars['String']['input'];
};


export type QueryCelulaArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCelulasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<CelulaFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<CelulaOrdem>;
};


export type QueryDepartamentoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDepartamentoMembrosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<DepartamentoMembroFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<DepartamentoMembroOrdem>;
};


export type QueryDepartamentosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<DepartamentoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<DepartamentoOrdem>;
};


export type QueryEmailsSaidaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEncontroArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEncontrosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EncontroFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<EncontroOrdem>;
};


export type QueryEntradaArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEntradasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<LancamentoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<LancamentoOrdem>;
};


export type QueryEventoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEventosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EventoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<EventoOrdem>;
};


export type QueryFechamentoArgs = {
  ano?: InputMaybe<Scalars['Int']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryImportacaoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLivroCaixaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
};


export type QueryLocaisArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<LocalFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<LocalOrdem>;
};


export type QueryLocalArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMembrosCelulaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroCelulaFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<MembroCelulaOrdem>;
};


export type QueryMembrosEventoArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroEventoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<MembroEventoOrdem>;
};


export type QueryMembrosMissaoArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroMissaoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<MembroMissaoOrdem>;
};


export type QueryMissaoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMissoesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MissaoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<MissaoOrdem>;
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
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<PatrimonioOrdem>;
};


export type QueryRelatorioCelulaArgs = {
  dataFinal?: InputMaybe<Scalars['DateOnly']['input']>;
  dataInicial?: InputMaybe<Scalars['DateOnly']['input']>;
  id: Scalars['ID']['input'];
};


export type QueryReuniaoLiderancaArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReunioesLiderancaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ReuniaoLiderancaFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<ReuniaoLiderancaOrdem>;
};


export type QuerySaidaArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySaidasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<LancamentoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<LancamentoOrdem>;
};


export type QueryTipoPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTipoPatrimoniosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<TipoPatrimonioFiltro>;
  first?: Scalars['Int']['input'];
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
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<UsuarioOrdem>;
};


export type QueryVerificarTokenSenhaArgs = {
  token: Scalars['String']['input'];
};


export type QueryVisitaPastoralArgs = {
  id: Scalars['ID']['input'];
};


export type QueryVisitasPastoraisArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<VisitaPastoralFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<VisitaPastoralOrdem>;
};

/** Uma pessoa que ficou de fora de uma ação em lote. */
export type RecusadoLote = {
  __typename?: 'RecusadoLote';
  /** Como foi pedida: número ou uuid. */
  id: Scalars['ID']['output'];
  /** Por quê. */
  motivo: Scalars['String']['output'];
  /** Nome; nulo quando não há tal pessoa na igreja. */
  name?: Maybe<Scalars['String']['output']>;
};

/** O relatório de uma célula em um período. Presentes são pessoas da igreja registradas na chamada, membros da célula ou não; visitantes são contados à parte e não entram em mediaPresentes. */
export type RelatorioCelula = {
  __typename?: 'RelatorioCelula';
  /** A célula. */
  celula: Celula;
  /** Último dia do período. */
  dataFinal: Scalars['DateOnly']['output'];
  /** Primeiro dia do período. */
  dataInicial: Scalars['DateOnly']['output'];
  /** Os encontros do período, do mais antigo ao mais novo. */
  encontros: Array<Encontro>;
  /** Média de presentes por encontro, com uma casa decimal, sem contar visitantes. Encontros futuros ainda sem presença registrada não entram na média; os passados sem presença contam como zero. */
  mediaPresentes: Scalars['Float']['output'];
  /** Média de visitantes por encontro, com uma casa decimal. */
  mediaVisitantes: Scalars['Float']['output'];
  /** Os membros de hoje: quem lidera, e depois por nome. */
  membros: Array<MembroCelula>;
  /** Quantos membros a célula tem hoje. */
  qtdeMembros: Scalars['Int']['output'];
  /** Quantos encontros há no período. */
  quantidadeEncontros: Scalars['Int']['output'];
  /** Nome de quem lidera a célula. */
  responsavel?: Maybe<Scalars['String']['output']>;
  /** Quantos visitantes vieram no período. */
  totalVisitantes: Scalars['Int']['output'];
};

/** Um achado da busca em tudo. */
export type ResultadoBusca = {
  __typename?: 'ResultadoBusca';
  /** Número do registro. */
  id: Scalars['Int']['output'];
  /** O que ajuda a reconhecê-lo. */
  subtitulo?: Maybe<Scalars['String']['output']>;
  /** O que é: "usuario", "patrimonio"… */
  tipo: Scalars['String']['output'];
  /** Nome do registro. */
  titulo: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** O que uma ação sobre várias pessoas fez. */
export type ResultadoLote = {
  __typename?: 'ResultadoLote';
  /** Para quantas pessoas foi feita. */
  feitos: Scalars['Int']['output'];
  /** Texto para quem pediu. */
  message: Scalars['String']['output'];
  /** Quem ficou de fora, e por quê. */
  recusados: Array<RecusadoLote>;
};

/** Uma reunião de quem lidera a igreja. */
export type ReuniaoLideranca = {
  __typename?: 'ReuniaoLideranca';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** A ata. Enquanto é rascunho, só para quem pode ler rascunhos. */
  ata?: Maybe<Ata>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Data da reunião. */
  dataReuniao: Scalars['DateOnly']['output'];
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da reunião. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da ata, se ela já foi aprovada. */
  numeroAta?: Maybe<Scalars['Int']['output']>;
  /** Pauta. */
  pautaReuniao: Scalars['String']['output'];
  /** marcada, realizada ou cancelada. */
  statusReuniao: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ReuniaoLiderancaCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data da reunião. */
  | 'dataReuniao'
  /** Status. */
  | 'statusReuniao';

/** Filtro da lista de reuniões de liderança. */
export type ReuniaoLiderancaFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** marcada, realizada ou cancelada. */
  statusReuniao?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma reunião de liderança. */
export type ReuniaoLiderancaInput = {
  /** Data da reunião. */
  dataReuniao: Scalars['DateOnly']['input'];
  /** Pauta, até 4000 caracteres. */
  pautaReuniao: Scalars['String']['input'];
  /** marcada, realizada ou cancelada; uma reunião nova começa como marcada. */
  statusReuniao?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de ReuniaoLideranca. */
export type ReuniaoLiderancaOrdem = {
  /** Campo. */
  campo: ReuniaoLiderancaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de ReuniaoLideranca. */
export type ReuniaoLiderancaPage = {
  __typename?: 'ReuniaoLiderancaPage';
  /** Os itens da página. */
  nodes: Array<ReuniaoLideranca>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Dinheiro que saiu. */
export type Saida = {
  __typename?: 'Saida';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Categoria: 1 Salários, 2 Manutenção, 3 Materiais, 4 Conta, 5 Outros. */
  categoria: Scalars['Int']['output'];
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Data em que o dinheiro saiu. */
  data: Scalars['DateOnly']['output'];
  /** Descrição. */
  descricao: Scalars['String']['output'];
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da saída. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Em um estorno: número da saída estornada. */
  idEstornado?: Maybe<Scalars['Int']['output']>;
  /** Número do estorno desta saída. */
  idEstorno?: Maybe<Scalars['Int']['output']>;
  /** Número do registro que criou a saída. */
  idOrigem?: Maybe<Scalars['Int']['output']>;
  /** Nome da categoria. */
  nomeCategoria: Scalars['String']['output'];
  /** O que criou a saída: contaPagar ou manutencaoPatrimonio. Nulo: foi digitada. */
  origem?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais; negativo só em um estorno. */
  valor: Scalars['Decimal']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Dados de uma saída. */
export type SaidaInput = {
  /** Categoria: 1 Salários, 2 Manutenção, 3 Materiais, 4 Conta, 5 Outros. */
  categoria: Scalars['Int']['input'];
  /** Data em que o dinheiro saiu; o mês não pode estar fechado. */
  data: Scalars['DateOnly']['input'];
  /** Descrição, até 255 caracteres. */
  descricao: Scalars['String']['input'];
  /** Valor em reais, maior que zero. */
  valor: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Uma página de Saida. */
export type SaidaPage = {
  __typename?: 'SaidaPage';
  /** Os meses da página, quando a lista está em ordem de data. */
  meses: Array<MesDaLista>;
  /** Os itens da página. */
  nodes: Array<Saida>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** A soma de todos os lançamentos da lista inteira. */
  soma: Scalars['Decimal']['output'];
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Um acesso aberto da própria pessoa. */
export type Sessao = {
  __typename?: 'Sessao';
  /** É o acesso que fez esta consulta. */
  atual: Scalars['Boolean']['output'];
  /** Quando entrou. */
  createdAt: Scalars['DateTime']['output'];
  /** Navegador e sistema. */
  dispositivo: Scalars['String']['output'];
  /** Endereço de rede de onde entrou. */
  endereco: Scalars['String']['output'];
  /** Quando termina de qualquer modo. */
  expiraEm: Scalars['DateTime']['output'];
  /** Último uso (com precisão de minutos). */
  usadaEm: Scalars['DateTime']['output'];
  /** Identificador da sessão. */
  uuid: Scalars['ID']['output'];
};

/** Resultado de entrar no sistema. */
export type SessaoAberta = {
  __typename?: 'SessaoAberta';
  /** Quem entrou. */
  eu: Eu;
  /** Token a enviar em Authorization: Bearer. Só é mostrado aqui. */
  token: Scalars['String']['output'];
};

/** Tipo de patrimônio, como "Instrumentos musicais". */
export type TipoPatrimonio = {
  __typename?: 'TipoPatrimonio';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do tipo. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Quantos patrimônios são deste tipo. */
  quantidadePatrimonios: Scalars['Int']['output'];
  /** Nome do tipo. */
  tipoPatrimonio: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type TipoPatrimonioCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'tipoPatrimonio';

/** Filtro da lista de tipos de patrimônio. */
export type TipoPatrimonioFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de um tipo de patrimônio. */
export type TipoPatrimonioInput = {
  /** Nome do tipo, até 80 caracteres. */
  tipoPatrimonio: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de TipoPatrimonio. */
export type TipoPatrimonioOrdem = {
  /** Campo. */
  campo: TipoPatrimonioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de TipoPatrimonio. */
export type TipoPatrimonioPage = {
  __typename?: 'TipoPatrimonioPage';
  /** Os itens da página. */
  nodes: Array<TipoPatrimonio>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Um token de API para ferramentas de terceiros. */
export type TokenApi = {
  __typename?: 'TokenApi';
  /** Quando foi criado. */
  createdAt: Scalars['DateTime']['output'];
  /** Ações que ele pode fazer. */
  escopos: Array<Scalars['String']['output']>;
  /** Quando deixa de valer. */
  expiraEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do token. */
  id: Scalars['Int']['output'];
  /** Para que serve. */
  nome: Scalars['String']['output'];
  /** Quando foi revogado. */
  revogadoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Último uso (com precisão de minutos). */
  usadoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Um token recém-criado. */
export type TokenApiCriado = {
  __typename?: 'TokenApiCriado';
  /** O token, a enviar em Authorization: Bearer. Só é mostrado aqui. */
  token: Scalars['String']['output'];
  /** O registro do token. */
  tokenApi: TokenApi;
};

/** Um link de senha que ainda vale. */
export type TokenSenha = {
  __typename?: 'TokenSenha';
  /** E-mail da conta cuja senha o link define. */
  email: Scalars['String']['output'];
  /** Texto para a pessoa. */
  message: Scalars['String']['output'];
};

/** O que entrou e saiu em um mês. */
export type TotaisDoMes = {
  __typename?: 'TotaisDoMes';
  /** A soma das entradas. */
  entradas: Scalars['Decimal']['output'];
  /** O mês, AAAA-MM. */
  mes: Scalars['ID']['output'];
  /** Quantos lançamentos. */
  quantidade: Scalars['Int']['output'];
  /** Entradas menos saídas. */
  resultado: Scalars['Decimal']['output'];
  /** A soma das saídas. */
  saidas: Scalars['Decimal']['output'];
  /** O saldo no fim. */
  saldo: Scalars['Decimal']['output'];
  /** O saldo no início. */
  saldoAnterior: Scalars['Decimal']['output'];
};

/** A soma de uma categoria no período. */
export type TotalDaCategoria = {
  __typename?: 'TotalDaCategoria';
  /** Número da categoria. */
  categoria: Scalars['Int']['output'];
  /** Nome da categoria. */
  nomeCategoria: Scalars['String']['output'];
  /** Quantos lançamentos. */
  quantidade: Scalars['Int']['output'];
  /** entrada ou saida. */
  tipo: Scalars['String']['output'];
  /** A soma. */
  total: Scalars['Decimal']['output'];
};

/** Uma pessoa da igreja. */
export type Usuario = {
  __typename?: 'Usuario';
  /** O que se pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Bairro. Nulo para quem não pode ler dados pessoais de outros. */
  bairro?: Maybe<Scalars['String']['output']>;
  /** CEP, 8 dígitos. Nulo para quem não pode ler dados pessoais de outros. */
  cep?: Maybe<Scalars['String']['output']>;
  /** Cidade. Nulo para quem não pode ler dados pessoais de outros. */
  cidade?: Maybe<Scalars['String']['output']>;
  /** Complemento do endereço. Nulo para quem não pode ler dados pessoais de outros. */
  complemento?: Maybe<Scalars['String']['output']>;
  /** CPF, 11 dígitos; único na igreja. Nulo para quem não pode ler dados pessoais de outros. */
  cpf?: Maybe<Scalars['String']['output']>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Data do batismo. Nulo para quem não pode ler dados pessoais de outros. */
  dataBatismo?: Maybe<Scalars['DateOnly']['output']>;
  /** Data de conversão. Nulo para quem não pode ler dados pessoais de outros. */
  dataConversao?: Maybe<Scalars['DateOnly']['output']>;
  /** Data de nascimento. Nulo para quem não pode ler dados pessoais de outros. */
  dataNascimento?: Maybe<Scalars['DateOnly']['output']>;
  /** Em que departamentos está, por título. */
  departamentos: Array<DepartamentoMembro>;
  /** E-mail, com que entra no sistema; único na igreja. */
  email?: Maybe<Scalars['String']['output']>;
  /** Rua ou avenida. Nulo para quem não pode ler dados pessoais de outros. */
  endereco?: Maybe<Scalars['String']['output']>;
  /** Estado civil. Nulo para quem não pode ler dados pessoais de outros. */
  estadoCivil?: Maybe<Scalars['String']['output']>;
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Endereço da foto. */
  fotoUrl?: Maybe<Scalars['String']['output']>;
  /** Número da pessoa. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** A vida da pessoa na igreja, do mais novo ao mais antigo. Vazia para quem não pode ler dados pessoais de outros. */
  linhaDoTempo: Array<LinhaDoTempo>;
  /** Nome. */
  name: Scalars['String']['output'];
  /** Nome do perfil nesta igreja. */
  nomePerfil: Scalars['String']['output'];
  /** Número da casa. Nulo para quem não pode ler dados pessoais de outros. */
  numero?: Maybe<Scalars['String']['output']>;
  /** Observações. Nulo para quem não pode ler dados pessoais de outros. */
  observacoes?: Maybe<Scalars['String']['output']>;
  /** Perfil (ver nivelUsuarios). */
  perfil: Scalars['Int']['output'];
  /** 1: convertida há pouco; 0: não. */
  recemConvertido: Scalars['Int']['output'];
  /** Masculino ou Feminino. Nulo para quem não pode ler dados pessoais de outros. */
  sexo?: Maybe<Scalars['String']['output']>;
  /** Telefone, só dígitos. Nulo para quem não pode ler dados pessoais de outros. */
  telefoneUsuario?: Maybe<Scalars['String']['output']>;
  /** Sigla do estado. Nulo para quem não pode ler dados pessoais de outros. */
  uf?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** 1: ativa; 0: inativa, não entra no sistema. */
  usuarioAtivo: Scalars['Int']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type UsuarioCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data de nascimento, para quem pode lê-la. */
  | 'dataNascimento'
  /** E-mail. */
  | 'email'
  /** Nome. */
  | 'name'
  /** Perfil. */
  | 'perfil';

/** Filtro da lista de pessoas. */
export type UsuarioFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Departamento em que não estão, por número ou uuid. */
  foraDoDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Departamento em que estão, por número ou uuid. */
  idDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Mês do aniversário, de 1 a 12, para quem pode ler datas de nascimento. */
  mesAniversario?: InputMaybe<Scalars['Int']['input']>;
  /** Perfil. */
  perfil?: InputMaybe<Scalars['Int']['input']>;
  /** 1: só recém-convertidas; 0: só as outras. */
  recemConvertido?: InputMaybe<Scalars['Int']['input']>;
  /** 1: só ativas; 0: só inativas. */
  usuarioAtivo?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de uma pessoa. Numa alteração, o que não é enviado fica como está. */
export type UsuarioInput = {
  /** Bairro. */
  bairro?: InputMaybe<Scalars['String']['input']>;
  /** CEP. */
  cep?: InputMaybe<Scalars['String']['input']>;
  /** Cidade. */
  cidade?: InputMaybe<Scalars['String']['input']>;
  /** Complemento do endereço. */
  complemento?: InputMaybe<Scalars['String']['input']>;
  /** CPF; único na igreja. */
  cpf?: InputMaybe<Scalars['String']['input']>;
  /** Data do batismo. */
  dataBatismo?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Data de conversão. */
  dataConversao?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Data de nascimento. */
  dataNascimento?: InputMaybe<Scalars['DateOnly']['input']>;
  /** E-mail; único na igreja. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Rua ou avenida. */
  endereco?: InputMaybe<Scalars['String']['input']>;
  /** Solteiro(a), Casado(a), Divorciado(a), Viúvo(a) ou União estável. */
  estadoCivil?: InputMaybe<Scalars['String']['input']>;
  /** Nome, até 120 caracteres. */
  name: Scalars['String']['input'];
  /** Número da casa. */
  numero?: InputMaybe<Scalars['String']['input']>;
  /** Observações. */
  observacoes?: InputMaybe<Scalars['String']['input']>;
  /** Perfil; sem ele, Membro. Só quem pode alterar perfis dá outro. */
  perfil?: InputMaybe<Scalars['Int']['input']>;
  /** 1: convertida há pouco; 0: não. */
  recemConvertido?: InputMaybe<Scalars['Int']['input']>;
  /** Masculino ou Feminino. */
  sexo?: InputMaybe<Scalars['String']['input']>;
  /** Telefone com DDD. */
  telefoneUsuario?: InputMaybe<Scalars['String']['input']>;
  /** Sigla do estado. */
  uf?: InputMaybe<Scalars['String']['input']>;
  /** 1: ativa; 0: inativa. */
  usuarioAtivo?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Usuario. */
export type UsuarioOrdem = {
  /** Campo. */
  campo: UsuarioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Usuario. */
export type UsuarioPage = {
  __typename?: 'UsuarioPage';
  /** Os itens da página. */
  nodes: Array<Usuario>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** A visita de um pastor a uma pessoa. */
export type VisitaPastoral = {
  __typename?: 'VisitaPastoral';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** O que o pastor anotou. Nulo também para quem não pode ler comentários. */
  comentarioVisita?: Maybe<Scalars['String']['output']>;
  /** Quando foi registrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Data da visita. */
  dataVisita: Scalars['DateOnly']['output'];
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da visita pastoral. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número de quem visitou. */
  idPastor: Scalars['Int']['output'];
  /** Número de quem foi visitado. */
  idVisitado: Scalars['Int']['output'];
  /** Quem visitou. */
  pastor?: Maybe<Usuario>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
  /** Quem foi visitado. */
  visitado?: Maybe<Usuario>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type VisitaPastoralCampo =
  /** Data do registro. */
  | 'createdAt'
  /** Data da visita. */
  | 'dataVisita'
  /** Nome de quem visitou. */
  | 'pastor'
  /** Nome de quem foi visitado. */
  | 'visitado';

/** Filtro da lista de visitas pastorais. */
export type VisitaPastoralFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de uma visita pastoral. */
export type VisitaPastoralInput = {
  /** Comentário, até 4000 caracteres; fica cifrado. Numa alteração, sem ele, o que há continua. */
  comentarioVisita?: InputMaybe<Scalars['String']['input']>;
  /** Data da visita. */
  dataVisita: Scalars['DateOnly']['input'];
  /** Quem visitou, por número ou uuid. */
  idPastor: Scalars['ID']['input'];
  /** Quem foi visitado, por número ou uuid. */
  idVisitado: Scalars['ID']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de VisitaPastoral. */
export type VisitaPastoralOrdem = {
  /** Campo. */
  campo: VisitaPastoralCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de VisitaPastoral. */
export type VisitaPastoralPage = {
  __typename?: 'VisitaPastoralPage';
  /** Os itens da página. */
  nodes: Array<VisitaPastoral>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};
