/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de uma aula, com a sua chamada. Numa alteração, o que não é enviado fica como está. */
export type AulaEbdInput = {
  /** Quantas bíblias trouxeram. */
  biblias?: number | null | undefined;
  /** Data; uma aula por dia em cada classe. */
  dataAula: string;
  /** A conta financeira da oferta, por número ou uuid; sem ela, a padrão da igreja, ou a que a oferta já tem. */
  idContaFinanceira?: string | number | null | undefined;
  /** Quem ensinou, por número ou uuid. */
  idProfessor?: string | number | null | undefined;
  /** Oferta; cria a sua entrada. */
  oferta?: string | null | undefined;
  /** Quem esteve presente, por número ou uuid da pessoa: substitui a chamada anterior. */
  presentes?: Array<string | number> | null | undefined;
  /** Quantas revistas trouxeram. */
  revistas?: number | null | undefined;
  /** Tema, até 200 caracteres. */
  temaAula?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
  /** Quantos visitantes vieram. */
  visitantes?: number | null | undefined;
};

/** Se uma pessoa esteve em um encontro, com o instante em que isto foi marcado. */
export type MarcaPresencaInput = {
  /** Pessoa, por número ou uuid. */
  idMembro: string | number;
  /** Quando foi marcado, pelo relógio do aparelho. */
  marcadoEm: string;
  /** Esteve presente. */
  presente: boolean;
};

/** Quantos visitantes vieram, com o instante em que isto foi marcado. */
export type MarcaVisitantesInput = {
  /** Quando foi marcado, pelo relógio do aparelho. */
  marcadoEm: string;
  /** Quantos vieram. */
  quantos: number;
};

/** Marcas de um aparelho, que podem chegar tarde e mais de uma vez: de cada pessoa vale a mais nova. */
export type MarcasInput = {
  /** Agora, pelo relógio do aparelho: de cada marca conta a idade, então um relógio errado não atrapalha. */
  enviadoEm: string;
  /** As pessoas marcadas; quem falta aqui, fica como está. */
  marcas: Array<MarcaPresencaInput>;
  /** Os visitantes, se foram contados. */
  visitantes?: MarcaVisitantesInput | null | undefined;
};

/** Dados de uma aula nova. */
export type NovaAulaEbdInput = {
  /** Quantas bíblias trouxeram. */
  biblias?: number | null | undefined;
  /** Data; uma aula por dia em cada classe. */
  dataAula: string;
  /** Classe, por número ou uuid. */
  idClasse: string | number;
  /** A conta financeira da oferta, por número ou uuid; sem ela, a padrão da igreja, ou a que a oferta já tem. */
  idContaFinanceira?: string | number | null | undefined;
  /** Quem ensinou, por número ou uuid. */
  idProfessor?: string | number | null | undefined;
  /** Oferta; cria a sua entrada. */
  oferta?: string | null | undefined;
  /** Quem esteve presente, por número ou uuid da pessoa: substitui a chamada anterior. */
  presentes?: Array<string | number> | null | undefined;
  /** Quantas revistas trouxeram. */
  revistas?: number | null | undefined;
  /** Tema, até 200 caracteres. */
  temaAula?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
  /** Quantos visitantes vieram. */
  visitantes?: number | null | undefined;
};

export type ChamadaAulaEbdFragment = { id: number, uuid: string, idCliente: number, idClasse: number, dataAula: string, temaAula: string | null, idProfessor: number | null, qtdePresentes: number, visitantes: number, biblias: number, revistas: number, oferta: string | null, idContaFinanceira: number | null, excluidoEm: string | null, versao: number, acoesPermitidas: Array<string>, professor: { id: number, uuid: string, name: string, email: string | null } | null, classe: { id: number, uuid: string, nomeClasse: string } | null, chamada: Array<{ idMembro: number, presente: boolean, aluno: boolean, membro: { id: number, uuid: string, name: string, fotoUrl: string | null } | null }> };

export type AulaEbdChamadaQueryVariables = Exact<{
  id: string | number;
}>;


export type AulaEbdChamadaQuery = { aulaEBD: { id: number, uuid: string, idCliente: number, idClasse: number, dataAula: string, temaAula: string | null, idProfessor: number | null, qtdePresentes: number, visitantes: number, biblias: number, revistas: number, oferta: string | null, idContaFinanceira: number | null, excluidoEm: string | null, versao: number, acoesPermitidas: Array<string>, professor: { id: number, uuid: string, name: string, email: string | null } | null, classe: { id: number, uuid: string, nomeClasse: string } | null, chamada: Array<{ idMembro: number, presente: boolean, aluno: boolean, membro: { id: number, uuid: string, name: string, fotoUrl: string | null } | null }> } };

export type ClasseDaNovaAulaQueryVariables = Exact<{
  id: string | number;
}>;


export type ClasseDaNovaAulaQuery = { classeEBD: { id: number, uuid: string, idCliente: number, nomeClasse: string, idProfessor: number | null, professor: { id: number, uuid: string, name: string, email: string | null } | null, alunos: Array<{ idMembro: number, membro: { id: number, uuid: string, name: string, fotoUrl: string | null } | null }> } };

export type CriarAulaEbdMutationVariables = Exact<{
  input: Types.NovaAulaEbdInput;
}>;


export type CriarAulaEbdMutation = { criarAulaEBD: { id: number, uuid: string } };

export type AtualizarAulaEbdMutationVariables = Exact<{
  id: string | number;
  input: Types.AulaEbdInput;
}>;


export type AtualizarAulaEbdMutation = { atualizarAulaEBD: { id: number, uuid: string, idCliente: number, idClasse: number, dataAula: string, temaAula: string | null, idProfessor: number | null, qtdePresentes: number, visitantes: number, biblias: number, revistas: number, oferta: string | null, idContaFinanceira: number | null, excluidoEm: string | null, versao: number, acoesPermitidas: Array<string>, professor: { id: number, uuid: string, name: string, email: string | null } | null, classe: { id: number, uuid: string, nomeClasse: string } | null, chamada: Array<{ idMembro: number, presente: boolean, aluno: boolean, membro: { id: number, uuid: string, name: string, fotoUrl: string | null } | null }> } };

export type MarcarPresencasAulaMutationVariables = Exact<{
  id: string | number;
  input: Types.MarcasInput;
}>;


export type MarcarPresencasAulaMutation = { marcarPresencasAula: { aula: { id: number, uuid: string, idCliente: number, idClasse: number, dataAula: string, temaAula: string | null, idProfessor: number | null, qtdePresentes: number, visitantes: number, biblias: number, revistas: number, oferta: string | null, idContaFinanceira: number | null, excluidoEm: string | null, versao: number, acoesPermitidas: Array<string>, professor: { id: number, uuid: string, name: string, email: string | null } | null, classe: { id: number, uuid: string, nomeClasse: string } | null, chamada: Array<{ idMembro: number, presente: boolean, aluno: boolean, membro: { id: number, uuid: string, name: string, fotoUrl: string | null } | null }> }, recusados: Array<{ idMembro: string, motivo: string }> } };

export const ChamadaAulaEbdFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChamadaAulaEbd"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AulaEBD"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idClasse"}},{"kind":"Field","name":{"kind":"Name","value":"dataAula"}},{"kind":"Field","name":{"kind":"Name","value":"temaAula"}},{"kind":"Field","name":{"kind":"Name","value":"idProfessor"}},{"kind":"Field","name":{"kind":"Name","value":"professor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"qtdePresentes"}},{"kind":"Field","name":{"kind":"Name","value":"visitantes"}},{"kind":"Field","name":{"kind":"Name","value":"biblias"}},{"kind":"Field","name":{"kind":"Name","value":"revistas"}},{"kind":"Field","name":{"kind":"Name","value":"oferta"}},{"kind":"Field","name":{"kind":"Name","value":"idContaFinanceira"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"classe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeClasse"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chamada"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"presente"}},{"kind":"Field","name":{"kind":"Name","value":"aluno"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ChamadaAulaEbdFragment, unknown>;
export const AulaEbdChamadaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AulaEbdChamada"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aulaEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChamadaAulaEbd"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChamadaAulaEbd"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AulaEBD"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idClasse"}},{"kind":"Field","name":{"kind":"Name","value":"dataAula"}},{"kind":"Field","name":{"kind":"Name","value":"temaAula"}},{"kind":"Field","name":{"kind":"Name","value":"idProfessor"}},{"kind":"Field","name":{"kind":"Name","value":"professor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"qtdePresentes"}},{"kind":"Field","name":{"kind":"Name","value":"visitantes"}},{"kind":"Field","name":{"kind":"Name","value":"biblias"}},{"kind":"Field","name":{"kind":"Name","value":"revistas"}},{"kind":"Field","name":{"kind":"Name","value":"oferta"}},{"kind":"Field","name":{"kind":"Name","value":"idContaFinanceira"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"classe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeClasse"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chamada"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"presente"}},{"kind":"Field","name":{"kind":"Name","value":"aluno"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AulaEbdChamadaQuery, AulaEbdChamadaQueryVariables>;
export const ClasseDaNovaAulaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClasseDaNovaAula"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classeEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeClasse"}},{"kind":"Field","name":{"kind":"Name","value":"idProfessor"}},{"kind":"Field","name":{"kind":"Name","value":"professor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alunos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ClasseDaNovaAulaQuery, ClasseDaNovaAulaQueryVariables>;
export const CriarAulaEbdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarAulaEbd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NovaAulaEBDInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarAulaEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<CriarAulaEbdMutation, CriarAulaEbdMutationVariables>;
export const AtualizarAulaEbdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarAulaEbd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AulaEBDInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarAulaEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChamadaAulaEbd"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChamadaAulaEbd"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AulaEBD"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idClasse"}},{"kind":"Field","name":{"kind":"Name","value":"dataAula"}},{"kind":"Field","name":{"kind":"Name","value":"temaAula"}},{"kind":"Field","name":{"kind":"Name","value":"idProfessor"}},{"kind":"Field","name":{"kind":"Name","value":"professor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"qtdePresentes"}},{"kind":"Field","name":{"kind":"Name","value":"visitantes"}},{"kind":"Field","name":{"kind":"Name","value":"biblias"}},{"kind":"Field","name":{"kind":"Name","value":"revistas"}},{"kind":"Field","name":{"kind":"Name","value":"oferta"}},{"kind":"Field","name":{"kind":"Name","value":"idContaFinanceira"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"classe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeClasse"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chamada"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"presente"}},{"kind":"Field","name":{"kind":"Name","value":"aluno"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtualizarAulaEbdMutation, AtualizarAulaEbdMutationVariables>;
export const MarcarPresencasAulaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarcarPresencasAula"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarcasInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marcarPresencasAula"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aula"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChamadaAulaEbd"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recusados"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChamadaAulaEbd"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AulaEBD"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idClasse"}},{"kind":"Field","name":{"kind":"Name","value":"dataAula"}},{"kind":"Field","name":{"kind":"Name","value":"temaAula"}},{"kind":"Field","name":{"kind":"Name","value":"idProfessor"}},{"kind":"Field","name":{"kind":"Name","value":"professor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"qtdePresentes"}},{"kind":"Field","name":{"kind":"Name","value":"visitantes"}},{"kind":"Field","name":{"kind":"Name","value":"biblias"}},{"kind":"Field","name":{"kind":"Name","value":"revistas"}},{"kind":"Field","name":{"kind":"Name","value":"oferta"}},{"kind":"Field","name":{"kind":"Name","value":"idContaFinanceira"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"classe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeClasse"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chamada"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"presente"}},{"kind":"Field","name":{"kind":"Name","value":"aluno"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<MarcarPresencasAulaMutation, MarcarPresencasAulaMutationVariables>;
export const useAulaEbdChamadaQuery = (options: useQuery.Options<AulaEbdChamadaQuery, AulaEbdChamadaQueryVariables> | SkipToken): useQuery.Result<AulaEbdChamadaQuery, AulaEbdChamadaQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(AulaEbdChamadaDocument, options as never) as never
export const useClasseDaNovaAulaQuery = (options: useQuery.Options<ClasseDaNovaAulaQuery, ClasseDaNovaAulaQueryVariables> | SkipToken): useQuery.Result<ClasseDaNovaAulaQuery, ClasseDaNovaAulaQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ClasseDaNovaAulaDocument, options as never) as never
export const useCriarAulaEbdMutation = (options?: useMutation.Options<CriarAulaEbdMutation, CriarAulaEbdMutationVariables>): useMutation.ResultTuple<CriarAulaEbdMutation, CriarAulaEbdMutationVariables> => useMutation(CriarAulaEbdDocument, options as never) as never
export const useAtualizarAulaEbdMutation = (options?: useMutation.Options<AtualizarAulaEbdMutation, AtualizarAulaEbdMutationVariables>): useMutation.ResultTuple<AtualizarAulaEbdMutation, AtualizarAulaEbdMutationVariables> => useMutation(AtualizarAulaEbdDocument, options as never) as never
export const useMarcarPresencasAulaMutation = (options?: useMutation.Options<MarcarPresencasAulaMutation, MarcarPresencasAulaMutationVariables>): useMutation.ResultTuple<MarcarPresencasAulaMutation, MarcarPresencasAulaMutationVariables> => useMutation(MarcarPresencasAulaDocument, options as never) as never