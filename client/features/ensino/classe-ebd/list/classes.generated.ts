/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Campos pelos quais a lista pode ser ordenada. */
export type ClasseEbdCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Faixa etária. */
  | 'faixaEtaria'
  /** Nome. */
  | 'nomeClasse'
  /** Nome de quem ensina. */
  | 'professor'
  /** Status. */
  | 'statusClasse';

/** Filtro da lista de classes da EBD. */
export type ClasseEbdFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** ativa ou inativa. */
  statusClasse?: string | null | undefined;
};

/** Ordem de uma lista de ClasseEBD. */
export type ClasseEbdOrdem = {
  /** Campo. */
  campo: ClasseEbdCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

export type ClasseEbdLinhaFragment = { id: number, uuid: string, idCliente: number, nomeClasse: string, faixaEtaria: string | null, quantidadeAlunos: number, statusClasse: string, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, professor: { id: number, uuid: string, name: string } | null };

export type ClassesEbdQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.ClasseEbdOrdem | null | undefined;
  filtro?: Types.ClasseEbdFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type ClassesEbdQuery = { classesEBD: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, nomeClasse: string, faixaEtaria: string | null, quantidadeAlunos: number, statusClasse: string, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, professor: { id: number, uuid: string, name: string } | null }> } };

export const ClasseEbdLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClasseEbdLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClasseEBD"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeClasse"}},{"kind":"Field","name":{"kind":"Name","value":"faixaEtaria"}},{"kind":"Field","name":{"kind":"Name","value":"professor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeAlunos"}},{"kind":"Field","name":{"kind":"Name","value":"statusClasse"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ClasseEbdLinhaFragment, unknown>;
export const ClassesEbdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClassesEbd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ClasseEBDOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ClasseEBDFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classesEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClasseEbdLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClasseEbdLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClasseEBD"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeClasse"}},{"kind":"Field","name":{"kind":"Name","value":"faixaEtaria"}},{"kind":"Field","name":{"kind":"Name","value":"professor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeAlunos"}},{"kind":"Field","name":{"kind":"Name","value":"statusClasse"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ClassesEbdQuery, ClassesEbdQueryVariables>;
export const useClassesEbdQuery = (options?: useQuery.Options<ClassesEbdQuery, ClassesEbdQueryVariables> | SkipToken): useQuery.Result<ClassesEbdQuery, ClassesEbdQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ClassesEbdDocument, options as never) as never