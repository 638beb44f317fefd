import { Icon } from '@/components/ui/display/icon';
import { Picture } from '@/components/ui/display/picture';
import { toneClasses, toneIcons } from '@/components/ui/styles/status';
import type { Package } from '@/lib/domain/package/package';
import { packageTag } from '@/lib/i18n/package-words';
import { photoSource } from '../photo-source';

interface HeroPictureProps {
  item: Package;
  /** The allowed origins of photos. */
  origins: readonly string[];
}

/** The first photo that may be shown, over the icon of the package's state, which stands for it where there is none. */
export function HeroPicture({ item, origins }: HeroPictureProps) {
  const { tone } = packageTag(item);
  const photo = item.photos.find(({ url }) => photoSource(url, origins) === 'here');
  return (
    <div className={`hero-picture ${toneClasses[tone]}`}>
      <Icon name={toneIcons[tone]} size={24} className="hero-icon" />
      {photo && (
        <Picture src={photo.url} alt="" width={400} height={300} loading="eager" className="hero-photo" />
      )}
    </div>
  );
}
