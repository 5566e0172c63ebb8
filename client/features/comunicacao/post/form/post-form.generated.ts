/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de um post. Numa alteração, o que não é enviado fica como está. */
export type PostInput = {
  /** Tipo, por número ou uuid. */
  idTipoPost: string | number;
  /** 1: publicado, como começa; 0: oculto. */
  statusPost?: number | null | undefined;
  /** Subtítulo, até 250 caracteres. */
  subtituloPost?: string | null | undefined;
  /** Texto em HTML; o que não for texto simples formatado é retirado. */
  textoPost: string;
  /** Título, até 150 caracteres. */
  tituloPost: string;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type PostEdicaoFragment = { id: number, uuid: string, idCliente: number, idTipoPost: number, tituloPost: string, subtituloPost: string | null, textoPost: string, statusPost: number, imgPost: string | null, versao: number, tipo: { id: number, uuid: string, tipoPost: string } | null };

export type PostParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type PostParaEditarQuery = { post: { id: number, uuid: string, idCliente: number, idTipoPost: number, tituloPost: string, subtituloPost: string | null, textoPost: string, statusPost: number, imgPost: string | null, versao: number, tipo: { id: number, uuid: string, tipoPost: string } | null } };

export type CriarPostMutationVariables = Exact<{
  input: Types.PostInput;
  idCliente?: number | null | undefined;
}>;


export type CriarPostMutation = { criarPost: { id: number, uuid: string, idCliente: number, idTipoPost: number, tituloPost: string, subtituloPost: string | null, textoPost: string, statusPost: number, imgPost: string | null, versao: number, tipo: { id: number, uuid: string, tipoPost: string } | null } };

export type AtualizarPostMutationVariables = Exact<{
  id: string | number;
  input: Types.PostInput;
}>;


export type AtualizarPostMutation = { atualizarPost: { id: number, uuid: string, idCliente: number, idTipoPost: number, tituloPost: string, subtituloPost: string | null, textoPost: string, statusPost: number, imgPost: string | null, versao: number, tipo: { id: number, uuid: string, tipoPost: string } | null } };

export type EnviarImagemPostMutationVariables = Exact<{
  id: string | number;
  arquivo: File;
}>;


export type EnviarImagemPostMutation = { enviarImagemPost: { id: number, uuid: string, imgPost: string | null, versao: number } };

export type RemoverImagemPostMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoverImagemPostMutation = { removerImagemPost: { id: number, uuid: string, imgPost: string | null, versao: number } };

export const PostEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idTipoPost"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tituloPost"}},{"kind":"Field","name":{"kind":"Name","value":"subtituloPost"}},{"kind":"Field","name":{"kind":"Name","value":"textoPost"}},{"kind":"Field","name":{"kind":"Name","value":"statusPost"}},{"kind":"Field","name":{"kind":"Name","value":"imgPost"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<PostEdicaoFragment, unknown>;
export const PostParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"post"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idTipoPost"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tituloPost"}},{"kind":"Field","name":{"kind":"Name","value":"subtituloPost"}},{"kind":"Field","name":{"kind":"Name","value":"textoPost"}},{"kind":"Field","name":{"kind":"Name","value":"statusPost"}},{"kind":"Field","name":{"kind":"Name","value":"imgPost"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<PostParaEditarQuery, PostParaEditarQueryVariables>;
export const CriarPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idTipoPost"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tituloPost"}},{"kind":"Field","name":{"kind":"Name","value":"subtituloPost"}},{"kind":"Field","name":{"kind":"Name","value":"textoPost"}},{"kind":"Field","name":{"kind":"Name","value":"statusPost"}},{"kind":"Field","name":{"kind":"Name","value":"imgPost"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<CriarPostMutation, CriarPostMutationVariables>;
export const AtualizarPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idTipoPost"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tituloPost"}},{"kind":"Field","name":{"kind":"Name","value":"subtituloPost"}},{"kind":"Field","name":{"kind":"Name","value":"textoPost"}},{"kind":"Field","name":{"kind":"Name","value":"statusPost"}},{"kind":"Field","name":{"kind":"Name","value":"imgPost"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<AtualizarPostMutation, AtualizarPostMutationVariables>;
export const EnviarImagemPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnviarImagemPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enviarImagemPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"imgPost"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<EnviarImagemPostMutation, EnviarImagemPostMutationVariables>;
export const RemoverImagemPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoverImagemPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removerImagemPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"imgPost"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<RemoverImagemPostMutation, RemoverImagemPostMutationVariables>;
export const usePostParaEditarQuery = (options: useQuery.Options<PostParaEditarQuery, PostParaEditarQueryVariables> | SkipToken): useQuery.Result<PostParaEditarQuery, PostParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PostParaEditarDocument, options as never) as never
export const useCriarPostMutation = (options?: useMutation.Options<CriarPostMutation, CriarPostMutationVariables>): useMutation.ResultTuple<CriarPostMutation, CriarPostMutationVariables> => useMutation(CriarPostDocument, options as never) as never
export const useAtualizarPostMutation = (options?: useMutation.Options<AtualizarPostMutation, AtualizarPostMutationVariables>): useMutation.ResultTuple<AtualizarPostMutation, AtualizarPostMutationVariables> => useMutation(AtualizarPostDocument, options as never) as never
export const useEnviarImagemPostMutation = (options?: useMutation.Options<EnviarImagemPostMutation, EnviarImagemPostMutationVariables>): useMutation.ResultTuple<EnviarImagemPostMutation, EnviarImagemPostMutationVariables> => useMutation(EnviarImagemPostDocument, options as never) as never
export const useRemoverImagemPostMutation = (options?: useMutation.Options<RemoverImagemPostMutation, RemoverImagemPostMutationVariables>): useMutation.ResultTuple<RemoverImagemPostMutation, RemoverImagemPostMutationVariables> => useMutation(RemoverImagemPostDocument, options as never) as never