import { useQuery } from '@tanstack/react-query';
import { getPhoto } from '#core/employee/contract/photo.ts';
import { readPhotoAddress } from '#core/employee/contract/rules/photo-address.ts';
import { readFile } from '#platform/web/api/call.ts';
import { Avatar, type AvatarProps } from '#platform/web/ui/show/avatar.tsx';

/**
 * A person's photo, or the initials. An uploaded photo is fetched with the session, which an `img`
 * alone does not send, and kept until the window is left: another photo has another address.
 */
export function PersonAvatar({ photoUrl, ...person }: AvatarProps) {
  const own = readPhotoAddress(photoUrl ?? '');
  const photo = useQuery({
    queryKey: [getPhoto.name, photoUrl],
    queryFn: ({ signal }) => readFile(getPhoto, { params: { ...own! }, signal }),
    enabled: own !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return <Avatar {...person} photoUrl={own ? photo.data : photoUrl} />;
}
