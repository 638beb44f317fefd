import { PackagesLoading } from '@/components/features/packages/packages-loading';

export default PackagesLoading;
