/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroCelulaCampo =
  /** Quando entrou. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name';

/** Filtro da lista de membros de células. */
export type MembroCelulaFiltro = {
  /** Célula, por número ou uuid. */
  idCelula?: string | number | null | undefined;
  /** Pessoa, por número ou uuid: as células de que é membro. */
  idMembro?: string | number | null | undefined;
};

/** Ordem de uma lista de MembroCelula. */
export type MembroCelulaOrdem = {
  /** Campo. */
  campo: MembroCelulaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type MembroCelulaLinhaFragment = { id: number, uuid: string, idCliente: number, idCelula: number, idMembro: number, membroLider: number, createdAt: string, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, email: string | null, telefoneUsuario: string | null, fotoUrl: string | null } | null };

export type MembrosCelulaQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.MembroCelulaOrdem | null | undefined;
  filtro?: Types.MembroCelulaFiltro | null | undefined;
}>;


export type MembrosCelulaQuery = { celula: { id: number, uuid: string, acoesPermitidas: Array<string>, nomeCelula: string, membros: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, idCelula: number, idMembro: number, membroLider: number, createdAt: string, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, email: string | null, telefoneUsuario: string | null, fotoUrl: string | null } | null }> } } };

export type PromoverMembroCelulaMutationVariables = Exact<{
  idCelula: string | number;
  idMembro: string | number;
}>;


export type PromoverMembroCelulaMutation = { promoverMembroCelula: { id: number, uuid: string, membroLider: number } };

export type ExcluirMembroCelulaMutationVariables = Exact<{
  idCelula: string | number;
  idMembro: string | number;
}>;


export type ExcluirMembroCelulaMutation = { excluirMembroCelula: { message: string } };

export const MembroCelulaLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembroCelulaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembroCelula"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idCelula"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"membroLider"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<MembroCelulaLinhaFragment, unknown>;
export const MembrosCelulaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembrosCelula"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MembroCelulaOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MembroCelulaFiltro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"celula"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCelula"}},{"kind":"Field","name":{"kind":"Name","value":"membros"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembroCelulaLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembroCelulaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembroCelula"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idCelula"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"membroLider"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<MembrosCelulaQuery, MembrosCelulaQueryVariables>;
export const PromoverMembroCelulaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PromoverMembroCelula"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCelula"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoverMembroCelula"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idCelula"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCelula"}}},{"kind":"Argument","name":{"kind":"Name","value":"idMembro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"membroLider"}}]}}]}}]} as unknown as DocumentNode<PromoverMembroCelulaMutation, PromoverMembroCelulaMutationVariables>;
export const ExcluirMembroCelulaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirMembroCelula"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCelula"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirMembroCelula"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idCelula"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCelula"}}},{"kind":"Argument","name":{"kind":"Name","value":"idMembro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirMembroCelulaMutation, ExcluirMembroCelulaMutationVariables>;
export const useMembrosCelulaQuery = (options: useQuery.Options<MembrosCelulaQuery, MembrosCelulaQueryVariables> | SkipToken): useQuery.Result<MembrosCelulaQuery, MembrosCelulaQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(MembrosCelulaDocument, options as never) as never
export const usePromoverMembroCelulaMutation = (options?: useMutation.Options<PromoverMembroCelulaMutation, PromoverMembroCelulaMutationVariables>): useMutation.ResultTuple<PromoverMembroCelulaMutation, PromoverMembroCelulaMutationVariables> => useMutation(PromoverMembroCelulaDocument, options as never) as never
export const useExcluirMembroCelulaMutation = (options?: useMutation.Options<ExcluirMembroCelulaMutation, ExcluirMembroCelulaMutationVariables>): useMutation.ResultTuple<ExcluirMembroCelulaMutation, ExcluirMembroCelulaMutationVariables> => useMutation(ExcluirMembroCelulaDocument, options as never) as never