import { RouterProvider } from '@tanstack/react-router';
import { router } from './router.tsx';

export const RoutedApp = () => <RouterProvider router={router} />;
